/** Requests and table connections to the server that this page came from. */
import { AWAY, Refusal } from "./refusal.ts";
import { type Answered, type Asked, type Line, tablePath, type Transport } from "./transport.ts";

async function request({ path, body, type, token }: Asked): Promise<Answered> {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined && type !== undefined) headers["content-type"] = type;
  try {
    const answer = await fetch(`/api${path}`, { method: body === undefined ? "GET" : "POST", headers, body });
    return { status: answer.status, body: await answer.blob() };
  } catch {
    throw new Refusal(0, { code: AWAY });
  }
}

function open(table: string): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api${tablePath(table, "/live")}`) as Line;
}

export const server: Transport = { request, open };
