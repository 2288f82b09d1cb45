/**
 * The games of this device in IndexedDB: entries of key and value, as the engine's store writes them.
 *
 * Every engine that loads them becomes their owner. A write of an earlier owner, in a tab that has lost them, fails.
 */
export type Entry = { key: string; value: unknown };

const NAME = "argosy";
/** Counts up with changes of what is stored; a browser refuses a database that is newer than the page. */
const FORMAT = 1;
const ENTRIES = "entries";
const OWNER = "owner";

/** Why the store refuses, by the names of the browser's errors; anything else is `here.failed`. */
const CODES: Record<string, string> = { QuotaExceededError: "here.full", VersionError: "here.newer" };

/** An error whose message is a code, as the engine's store reads it. */
function refusal(error: unknown): Error {
  const name = error instanceof DOMException ? error.name : "";
  return new Error(CODES[name] ?? "here.failed", { cause: error });
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(NAME, FORMAT);
    } catch (error) {
      return reject(refusal(error)); // storage is forbidden
    }
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES);
      request.result.createObjectStore(OWNER);
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close(); // a newer page, or everything is deleted
      resolve(request.result);
    };
    request.onerror = () => reject(refusal(request.error));
  });
}

/** Wait until a transaction is on the disk. */
function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(refusal(transaction.error));
  });
}

export class Database {
  private constructor(private readonly database: IDBDatabase, private readonly owner: string) {}

  /** Open the database and become its owner. Raises an error whose message is a code. */
  static async open(): Promise<Database> {
    const database = await opened();
    const owner = crypto.randomUUID();
    const transaction = database.transaction(OWNER, "readwrite", { durability: "strict" });
    transaction.objectStore(OWNER).put(owner, OWNER);
    await written(transaction);
    return new Database(database, owner);
  }

  /** Everything that is stored. */
  async load(): Promise<Entry[]> {
    const store = this.database.transaction(ENTRIES).objectStore(ENTRIES);
    const [keys, values] = [store.getAllKeys(), store.getAll()];
    await new Promise((resolve, reject) => {
      store.transaction.oncomplete = resolve;
      store.transaction.onabort = () => reject(refusal(store.transaction.error));
    });
    return keys.result.map((key, at) => ({ key: String(key), value: values.result[at] }));
  }

  /** Write some entries, or delete those without a value, in one transaction: all or none. */
  async save(changes: readonly Entry[]): Promise<void> {
    let transaction: IDBTransaction;
    try {
      transaction = this.database.transaction([ENTRIES, OWNER], "readwrite", { durability: "strict" });
    } catch (error) {
      throw new Error("here.elsewhere", { cause: error }); // the connection was closed
    }
    const owner = transaction.objectStore(OWNER).get(OWNER);
    let lost = false;
    owner.onsuccess = () => {
      lost = owner.result !== this.owner;
      if (lost) return transaction.abort();
      const entries = transaction.objectStore(ENTRIES);
      for (const { key, value } of changes) {
        if (value === null) entries.delete(key);
        else entries.put(value, key);
      }
    };
    try {
      await written(transaction);
    } catch (error) {
      throw lost ? new Error("here.elsewhere", { cause: error }) : error;
    }
  }
}

/** Delete the entries of one table while no engine has them. */
export async function deleteTable(id: string): Promise<void> {
  const database = await opened();
  const transaction = database.transaction(ENTRIES, "readwrite", { durability: "strict" });
  const store = transaction.objectStore(ENTRIES);
  const keys = store.getAllKeys();
  keys.onsuccess = () => {
    for (const key of keys.result) if (String(key).split("/")[1] === id) store.delete(key);
  };
  await written(transaction);
  database.close();
}

/** Delete everything. */
export function deleteAll(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(refusal(request.error));
  });
}
