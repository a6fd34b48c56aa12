// What one means to lay: several melds, additions and the pile take, sent as one act. Nothing of it has happened yet.
import type { HandCard } from "./hand.svelte";

/** Where a list of the act goes: a new meld, an own meld by number, or the pile, alone or onto a meld. */
export type Target = { to: "new" } | { to: "meld"; meld: number } | { to: "take"; meld?: number };

export interface Part {
  readonly target: Target;
  readonly cards: readonly HandCard[];
}

export class Plan {
  parts = $state.raw<readonly Part[]>([]);

  /** The cards that are laid out. */
  get used(): ReadonlySet<number> {
    return new Set(this.parts.flatMap((part) => part.cards.map((card) => card.id)));
  }

  get takes(): boolean {
    return this.parts.some((part) => part.target.to === "take");
  }

  get empty(): boolean {
    return this.parts.length === 0;
  }

  /** The plan with one more part; cards for the same meld come together. */
  with(target: Target, cards: readonly HandCard[]): readonly Part[] {
    if (target.to === "meld") {
      const at = this.parts.findIndex((part) => part.target.to === "meld" && part.target.meld === target.meld);
      const before = this.parts[at];
      if (before) return this.parts.with(at, { target, cards: [...before.cards, ...cards] });
    }
    if (target.to === "take") return [{ target, cards }, ...this.parts.filter((part) => part.target.to !== "take")];
    return [...this.parts, { target, cards }];
  }

  /** The plan with cards put to one of its parts. */
  withMore(at: number, cards: readonly HandCard[]): readonly Part[] {
    const part = this.parts[at];
    return part ? this.parts.with(at, { ...part, cards: [...part.cards, ...cards] }) : this.parts;
  }

  put(parts: readonly Part[]): void {
    this.parts = parts;
  }

  takeBack(at: number): void {
    this.parts = this.parts.toSpliced(at, 1);
  }

  clear(): void {
    this.parts = [];
  }

  /** Forget parts whose cards are no longer held. */
  follow(held: ReadonlySet<number>): void {
    if (this.parts.some((part) => part.cards.some((card) => !held.has(card.id)))) this.clear();
  }
}

/** The act that does all this, in the notation. */
export function actOf(parts: readonly Part[]): string {
  const lists = (some: readonly Part[]) => some.map((part) => [number(part.target), faces(part)].filter(Boolean).join(" "));
  const take = parts.filter((part) => part.target.to === "take");
  const fresh = parts.filter((part) => part.target.to === "new");
  const added = parts.filter((part) => part.target.to === "meld");
  const verb = take.length ? "take" : fresh.length ? "meld" : "add";
  return `${verb} ${lists([...take, ...fresh, ...added]).join(" / ")}`.trim();
}

const faces = (part: Part): string => part.cards.map((card) => card.face).join(" ");
const number = (target: Target): string => (target.to !== "new" && target.meld ? `#${target.meld}` : "");
