// What one has chosen and laid out, kept in this window: a reload or a phone that is put away loses none of it.
import { keptHere } from "../link/address";
import type { Face } from "../cards/face";
import type { Hand } from "./hand.svelte";
import type { Moment } from "./moment";
import { facesOf, type Part, type Plan } from "./plan.svelte";

/** By faces: a page that is loaded anew counts its cards anew. */
interface Draft {
  deal: string;
  chosen: readonly Face[];
  parts: readonly (Omit<Part, "cards"> & { cards: readonly Face[] })[];
  moment?: Moment | undefined;
  sent?: boolean;
}

const placeOf = (hand: Hand): string => `draft-${hand.table}`;

export function keepDraft(hand: Hand, plan: Plan): void {
  const parts = plan.parts.map((part) => ({ ...part, cards: facesOf(part.cards) }));
  const draft: Draft = { deal: hand.deal, chosen: facesOf(hand.picked), parts, moment: plan.moment, sent: plan.sent };
  keptHere.set(placeOf(hand), parts.length || draft.chosen.length ? JSON.stringify(draft) : null);
}

/** Lay out what was kept, whether it is held or not: `follow` finds its cards. Then choose what was chosen. */
export function takeUpDraft(hand: Hand, plan: Plan, follow: () => void): void {
  const draft = JSON.parse(keptHere.get(placeOf(hand)) ?? "null") as Draft | null;
  if (draft?.deal !== hand.deal) return;
  plan.moment = draft.moment;
  plan.sent = draft.sent ?? false;
  plan.parts = draft.parts.map((part) => ({ ...part, cards: part.cards.map((face) => ({ id: 0, face })) }));
  follow();
  const chosen = hand.find(draft.chosen, plan.used);
  if (chosen && !hand.chosen.size) hand.choose(chosen.map((card) => card.id));
}
