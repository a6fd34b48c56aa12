// The seat's own randomness for a deal: docs/fairness.md.
import { ascii, encode, hex, SCHEME, sha256, unhex } from "../fair/encoding";
import type { TableView } from "../protocol";
import { kept } from "./address";
import type { Wish } from "./link.svelte";

type Ask = (wish: Wish) => Promise<unknown>;

/** The seal of a number for a deal that the service has committed to. */
export async function sealOf(commitment: string, seat: number, value: string): Promise<string> {
  return hex(await sha256(encode(ascii(SCHEME), ascii("seal"), unhex(commitment), ascii(String(seat)), unhex(value))));
}

const place = (commitment: string, seat: number): string => `value-${commitment}-${seat}`;
const roundOf = (view: TableView): number => (view.results.at(-1)?.round ?? 0) + 1;

/** Seal a number before the deal, and open it once all seals lie there. A page without cryptography adds none. */
export async function addRandomness(view: TableView, ask: Ask): Promise<void> {
  const { commitment, you } = view;
  if (view.stage !== "dealing" || !commitment || !you || !crypto.subtle) return;
  if (view.seals_closed) return open(view, commitment, ask);
  if (view.seals[you]) return;
  const value = await ownValue(view.table, commitment, you);
  await ask({ type: "seal", round: roundOf(view), seal: await sealOf(commitment, you, value) });
}

/** Only what was sealed is opened: another device of the seat may have sealed its own number. */
async function open(view: TableView, commitment: string, ask: Ask): Promise<void> {
  const value = kept.get(place(commitment, view.you));
  if (!value || view.seals[view.you] !== (await sealOf(commitment, view.you, value))) return;
  await ask({ type: "open", round: roundOf(view), value });
}

/** The number of this seat for this deal: one for all windows of the browser, drawn by the first that asks. */
function ownValue(table: string, commitment: string, you: number): Promise<string> {
  const read = (): string => {
    const before = kept.get(place(commitment, you));
    if (before) return before;
    const value = hex(crypto.getRandomValues(new Uint8Array(32)));
    kept.set(place(commitment, you), value);
    kept.set(`mine-${table}`, JSON.stringify({ commitment, value, you }));
    return value;
  };
  return navigator.locks ? navigator.locks.request(`escalera-${place(commitment, you)}`, read) : Promise.resolve(read());
}

export type Checked = "added" | "kept" | "broken" | "unknown";

/** Whether a revealed proof is about the shuffle that was announced, and holds what was sealed before everybody's eyes. */
export async function compare(view: TableView, proof: string): Promise<Checked> {
  const mine = JSON.parse(kept.get(`mine-${view.table}`) ?? "null") as { commitment: string; value: string; you: number } | null;
  if (!mine) return "unknown";
  kept.set(place(mine.commitment, mine.you), null);
  const parts = new Map(proof.split(" ").map((pair) => pair.split("=", 2) as [string, string]));
  if (parts.get("commitment") !== mine.commitment) return "broken";
  const seals = view.commitment === mine.commitment ? Object.entries(view.seals) : [];
  for (const [seat, seal] of seals) {
    if ((await sealIn(parts.get(`seat${seat}`) ?? "", mine.commitment, Number(seat))) !== seal) return "broken";
  }
  return parts.get(`seat${mine.you}`) === `person:${mine.value}` ? "added" : "kept";
}

/** The seal that belongs to what a proof says of a seat. */
async function sealIn(said: string, commitment: string, seat: number): Promise<string> {
  const [kind = "", digits = ""] = said.split(":");
  return kind === "person" ? sealOf(commitment, seat, digits) : digits;
}
