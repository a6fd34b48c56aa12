// What one has chosen and laid out, kept in this window: a reload or a phone that is put away loses none of it.
import { keptHere } from "../link/address";
import type { Face } from "../cards/face";
import type { Hand, HandCard } from "./hand.svelte";
import type { Part, Plan } from "./plan.svelte";

/** By faces: a page that is loaded anew counts its cards anew. */
interface Draft {
  deal: string;
  chosen: readonly Face[];
  parts: readonly (Omit<Part, "cards"> & { cards: readonly Face[] })[];
}

const facesOf = (cards: readonly HandCard[]): Face[] => cards.map((card) => card.face);
const placeOf = (hand: Hand): string => `draft-${hand.table}`;

export function keepDraft(hand: Hand, plan: Plan): void {
  const parts = plan.parts.map((part) => ({ ...part, cards: facesOf(part.cards) }));
  const draft: Draft = { deal: hand.deal, chosen: facesOf(hand.picked), parts };
  keptHere.set(placeOf(hand), parts.length || draft.chosen.length ? JSON.stringify(draft) : null);
}

/** Choose and lay out what was kept, if all of it is still held; a plan of which cards are gone is forgotten. */
export function takeUpDraft(hand: Hand, plan: Plan): void {
  const draft = JSON.parse(keptHere.get(placeOf(hand)) ?? "null") as Draft | null;
  if (draft?.deal !== hand.deal) return;
  const cards = hand.find(draft.parts.flatMap((part) => part.cards));
  if (!cards) return;
  let at = 0;
  plan.parts = draft.parts.map((part) => ({ ...part, cards: cards.slice(at, (at += part.cards.length)) }));
  const chosen = hand.find(draft.chosen, plan.used);
  if (chosen && !hand.chosen.size) hand.choose(chosen.map((card) => card.id));
}
