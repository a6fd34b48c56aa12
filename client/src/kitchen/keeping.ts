// Where score sheets are kept: this browser, for all of its windows. Each reads what is there before it writes.
import type { Game } from "./game";

const BEGINNING = "escalera-kitchen-";
/** Where a browser keeps nothing they last as long as the page. */
const memory = new Map<string, string>();

/** All sheets, the one that was changed last first. */
export function keptGames(): Game[] {
  const found = keys().map((key) => read(key)).filter((one) => one !== null);
  return found.sort((one, other) => other.when - one.when);
}

export const keptGame = (id: string): Game | null => read(BEGINNING + id);

/** Keep a sheet; false where the browser keeps nothing. */
export function keep(game: Game): boolean {
  const text = JSON.stringify(game);
  memory.delete(BEGINNING + game.id);
  try {
    localStorage.setItem(BEGINNING + game.id, text);
    return true;
  } catch {
    memory.set(BEGINNING + game.id, text);
    return false;
  }
}

export function drop(id: string): void {
  memory.delete(BEGINNING + id);
  try {
    localStorage.removeItem(BEGINNING + id);
  } catch {
    // There was nothing to forget.
  }
}

/** Be told when another window changes a sheet. */
export function followGames(changed: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === null || event.key.startsWith(BEGINNING)) changed();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

function keys(): string[] {
  const found = new Set(memory.keys());
  try {
    Object.keys(localStorage).filter((key) => key.startsWith(BEGINNING)).forEach((key) => found.add(key));
  } catch {
    // Only what this page knows.
  }
  return [...found];
}

function read(key: string): Game | null {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Game);
  } catch {
    return null;
  }
}
