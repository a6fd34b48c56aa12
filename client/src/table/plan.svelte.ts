// What one means to lay: several melds, additions and the pile take, sent as one act. Nothing of it has happened yet.
import type { Face } from "../cards/face";
import type { HandCard } from "./hand.svelte";
import type { Moment } from "./moment";

/** A list of the act: a new meld, black threes, cards onto an own meld, or the pile's take, alone or onto a meld. */
export interface Part {
  readonly kind: "new" | "black" | "add" | "take";
  /** The own meld's number; 0 where a new meld is laid. */
  readonly meld: number;
  readonly cards: readonly HandCard[];
}

/** What couldn't stay laid out, and why not: its cards are gone, or the service's reason. */
export interface Dropped {
  readonly faces: readonly Face[];
  readonly why: "gone" | { readonly sentence: string };
}

/** The order in which the notation writes the lists. */
const ORDER = ["take", "new", "black", "add"];

export class Plan {
  parts = $state.raw<readonly Part[]>([]);
  /** When it was begun, or seen to be still of this turn. */
  moment: Moment | undefined;
  /** Whether it was sent as an act that wasn't refused: cards that are gone then were laid by it. */
  sent = false;

  /** The cards that are laid out. */
  get used(): ReadonlySet<number> {
    return new Set(this.parts.flatMap((part) => part.cards.map((card) => card.id)));
  }
  get takes(): boolean {
    return this.parts.some((part) => part.kind === "take");
  }
  get empty(): boolean {
    return this.parts.length === 0;
  }

  /** Put cards on a target as the service names it: `new`, `new1`, `black`, `#2`, `take`, `take#2`. */
  put(target: string, cards: readonly HandCard[]): void {
    this.sent = false;
    this.parts = withCards(this.parts, target, cards);
  }

  takeBack(at: number): void {
    this.sent = false;
    this.parts = this.parts.toSpliced(at, 1);
  }

  clear(): void {
    this.sent = false;
    if (this.parts.length) this.parts = [];
  }

  /** Keep what is still held; equal cards are one as good as the other. What isn't held any more is returned. */
  follow(held: readonly HandCard[]): Dropped[] {
    const used = new Set<HandCard>();
    const kept: Part[] = [];
    const dropped: Dropped[] = [];
    for (const part of this.parts) {
      const cards = again(part.cards, held.filter((card) => !used.has(card)));
      if (cards) kept.push({ ...part, cards });
      else dropped.push({ faces: facesOf(part.cards), why: "gone" });
      for (const card of cards ?? []) used.add(card);
    }
    if (dropped.length || kept.some((part, at) => part.cards.some((card, n) => card !== this.parts[at]?.cards[n]))) this.parts = kept;
    return dropped;
  }
}

export const facesOf = (cards: readonly HandCard[]): Face[] => cards.map((card) => card.face);

/** The same cards among those that are free, or equal ones; undefined when there are too few. */
function again(cards: readonly HandCard[], free: readonly HandCard[]): readonly HandCard[] | undefined {
  const rest = [...free];
  const found = cards.map((card) => {
    const same = rest.findIndex((one) => one.id === card.id);
    const at = same < 0 ? rest.findIndex((one) => one.face === card.face) : same;
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  });
  return found.every((card) => card) ? (found as HandCard[]) : undefined;
}

/** The parts with these cards put on a target. */
export function withCards(parts: readonly Part[], target: string, cards: readonly HandCard[]): readonly Part[] {
  const [, word = "", number = ""] = /^([a-z]*)#?(\d*)$/.exec(target) ?? [];
  const meld = word === "new" || word === "black" ? 0 : Number(number);
  const kind = word === "" ? "add" : (word as Part["kind"]);
  const at = place(parts, kind, word === "new" ? Number(number) : meld);
  const before = parts[at];
  if (before) return parts.with(at, { ...before, meld, cards: [...before.cards, ...cards] });
  return [...parts, { kind, meld, cards }].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/** Where a part already lies, -1 where there is none: the nth new list, the meld's addition, the only take. */
function place(parts: readonly Part[], kind: Part["kind"], number: number): number {
  if (kind !== "new") return parts.findIndex((part) => part.kind === kind && (kind !== "add" || part.meld === number));
  const fresh = parts.flatMap((part, at) => (part.kind === "new" ? [at] : []));
  return number ? (fresh[number - 1] ?? -1) : -1;
}

/** The act that does all this, in the notation; null when there is nothing of it. */
export function actOf(parts: readonly Part[]): string | null {
  if (!parts.length) return null;
  const kinds = parts.map((part) => part.kind);
  const verb = kinds.includes("take") ? "take" : kinds.some((kind) => kind !== "add") ? "meld" : "add";
  return `${verb} ${parts.map(listOf).join(" / ")}`.trim();
}

const listOf = (part: Part): string =>
  [part.meld ? `#${part.meld}` : "", ...part.cards.map((card) => card.face)].filter(Boolean).join(" ");

/** The target that a part of the plan is, as the service names it. */
export function targetOf(parts: readonly Part[], at: number): string {
  const part = parts[at];
  if (!part) return "new";
  if (part.kind === "new") return `new${parts.slice(0, at + 1).filter((one) => one.kind === "new").length}`;
  if (part.kind === "add") return `#${part.meld}`;
  return part.kind === "take" && part.meld ? `take#${part.meld}` : part.kind;
}
