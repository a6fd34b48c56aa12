// Which language was chosen: by the address for this visit, and on a page for the next ones.
import { prefix } from "../link/address";

const COOKIE = "escalera-lang";
const YEAR = 365 * 24 * 3600;

/** The language that the address asks for; empty where it asks for none. */
export const addressed = (): string => new URLSearchParams(location.search).get("lang") ?? "";

/** Let the service send pages in it, too. From now on the choice counts, and not the address. */
export function keepChoice(language: string): void {
  document.cookie = `${COOKIE}=${language}; path=${prefix}/; max-age=${YEAR}; samesite=lax`;
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}
