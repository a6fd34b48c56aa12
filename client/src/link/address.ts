// Where the service is, and whose eyes one has there.
const root = document.documentElement;
/** The path before the service's own, behind a proxy; empty mostly. */
export const prefix = (root.dataset.prefix ?? "").replace(/^\{\{.*$/, "");
export const api = `${prefix}/api/tables`;

export const home = `${prefix}/`;
export const tablePage = (table: string): string => `${prefix}/t/${table}`;

/** 96 random bits: an id of a message, a table's place in a list. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");
}

const memory = new Map<string, string>();

/** A place to keep small things; where a browser keeps nothing they last as long as the page. */
export const kept = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`escalera-${key}`) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: string, value: string | null): void {
    memory.delete(key);
    try {
      if (value === null) localStorage.removeItem(`escalera-${key}`);
      else localStorage.setItem(`escalera-${key}`, value);
    } catch {
      if (value !== null) memory.set(key, value);
    }
  },
};
