// Where the service is, and whose eyes one has there.
const root = document.documentElement;
/** The path before the service's own, behind a proxy; empty mostly. */
export const prefix = (root.dataset.prefix ?? "").replace(/^\{\{.*$/, "");
export const api = `${prefix}/api/tables`;

export const home = `${prefix}/`;
export const tablePage = (table: string): string => `${prefix}/t/${table}`;

const HERE = ["localhost", "127.0.0.1", "[::1]", "0.0.0.0", "[::]"];

/** Whether this browser knows the service by a name that leads others to their own computer. */
export const onlyHere = (): boolean => HERE.includes(location.hostname);

/** What others in the house's network can open instead; empty where nothing can be told of it. */
export const house = (): string => (onlyHere() ? (root.dataset.house ?? "").replace(/^\{\{.*$/, "") : "");

/** Where others find the service. */
export const origin = (): string => house() || location.origin;

/** 96 random bits: an id of a message, a table's place in a list. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");
}

/** A place to keep small things under their names. */
export interface Place {
  /** Whether they outlive the page. */
  readonly lasts: boolean;
  get(key: string): string | null;
  set(key: string, value: string | null): void;
}

/** Where a browser keeps nothing they last as long as the page. */
function place(storage: () => Storage): Place {
  const memory = new Map<string, string>();
  return {
    get lasts() {
      try {
        return storage().length >= 0;
      } catch {
        return false;
      }
    },
    get(key) {
      try {
        return storage().getItem(`escalera-${key}`) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set(key, value) {
      memory.delete(key);
      try {
        if (value === null) storage().removeItem(`escalera-${key}`);
        else storage().setItem(`escalera-${key}`, value);
      } catch {
        if (value !== null) memory.set(key, value);
      }
    },
  };
}

/** What this browser keeps, for all of its windows. */
export const kept = place(() => localStorage);

/** What this window keeps: it outlives a reload. */
export const keptHere = place(() => sessionStorage);
