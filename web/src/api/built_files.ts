/** Addresses of the built files by plain name; the server, or `argosy site`, writes them into the document. */
export const files: Record<string, string> = JSON.parse(
  globalThis.document?.getElementById("files")?.textContent || "{}",
);
