// The seat's own randomness for a deal: docs/fairness.md.
import type { TableView } from "../protocol";
import { kept } from "./address";
import type { Wish } from "./link.svelte";

type Ask = (wish: Wish) => Promise<unknown>;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

function encode(...fields: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const parts: number[] = [];
  for (const field of fields) {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, field.length);
    parts.push(...length, ...field);
  }
  return new Uint8Array(parts);
}

/** The seal of a number for a deal that the service has committed to. */
export async function sealOf(commitment: string, seat: number, value: string): Promise<string> {
  const data = encode(ascii("escalera-deal-1"), ascii("seal"), unhex(commitment), ascii(String(seat)), unhex(value));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data)));
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

/** Whether a revealed proof is about the shuffle that was announced, and holds this browser's number. */
export function compare(table: string, proof: string): Checked {
  const mine = JSON.parse(kept.get(`mine-${table}`) ?? "null") as { commitment: string; value: string; you: number } | null;
  if (!mine) return "unknown";
  kept.set(place(mine.commitment, mine.you), null);
  if (!proof.split(" ").includes(`commitment=${mine.commitment}`)) return "broken";
  return proof.split(" ").includes(`seat${mine.you}=person:${mine.value}`) ? "added" : "kept";
}
