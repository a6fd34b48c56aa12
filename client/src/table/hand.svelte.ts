// The cards in one's hand in the order one likes, and which of them are chosen.
import { byRank, bySuit, type Face } from "../cards/face";
import { kept } from "../link/address";
import { change, settings } from "../settings/settings.svelte";

/** A card in the hand; equal faces differ by `id`. */
export interface HandCard {
  readonly id: number;
  readonly face: Face;
}

export class Hand {
  cards = $state.raw<readonly HandCard[]>([]);
  chosen = $state.raw<ReadonlySet<number>>(new Set());
  /** What came last, until the next act. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  /** Which hand of which round this is. */
  deal = "";
  private next = 1;

  constructor(readonly table: string) {
    addEventListener("storage", this.agree);
  }

  close(): void {
    removeEventListener("storage", this.agree);
  }

  /** The cards of the chosen ids, in the hand's order. */
  get picked(): readonly HandCard[] {
    return this.cards.filter((card) => this.chosen.has(card.id));
  }

  /** Hold these cards now: what stays keeps its place, what is new is put where it belongs. */
  follow(faces: readonly Face[], deal: string): void {
    const began = deal !== this.deal;
    if (began) this.begin(deal);
    const left = counted(faces);
    const stay = this.cards.filter((card) => spend(left, card.face));
    const came = faces.filter((face) => spend(left, face)).map((face) => ({ id: this.next++, face }));
    if (came.length || stay.length < this.cards.length) {
      this.fresh = new Set(began || !stay.length ? [] : came.map((card) => card.id));
      this.cards = this.placed(stay, came);
      const ids = new Set(this.cards.map((card) => card.id));
      this.chosen = new Set([...this.chosen].filter((id) => ids.has(id)));
      this.keep();
    }
  }

  toggle(id: number): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    this.chosen = chosen;
  }

  choose(ids: Iterable<number>): void {
    this.chosen = new Set(ids);
  }

  /** Cards of these faces that are held, each once; undefined when one of them isn't. */
  find(faces: readonly Face[], used: ReadonlySet<number> = new Set()): readonly HandCard[] | undefined {
    const found: HandCard[] = [];
    for (const face of faces) {
      const card = this.cards.find((one) => one.face === face && !used.has(one.id) && !found.includes(one));
      if (!card) return undefined;
      found.push(card);
    }
    return found;
  }

  /** Sort once, and from now on. */
  sort(by: "rank" | "suit"): void {
    change({ sort: by });
    this.cards = this.cards.toSorted((one, other) => compare(one.face, other.face));
    this.keep();
  }

  /** Move cards before another, or to the end; from now on the order is one's own. */
  move(ids: ReadonlySet<number>, before: number | undefined): void {
    if (before !== undefined && ids.has(before)) return;
    const moved = this.cards.filter((card) => ids.has(card.id));
    const rest = this.cards.filter((card) => !ids.has(card.id));
    const at = before === undefined ? rest.length : rest.findIndex((card) => card.id === before);
    this.cards = rest.toSpliced(at, 0, ...moved);
    change({ sort: "own" });
    this.keep();
  }

  private begin(deal: string): void {
    this.deal = deal;
    this.cards = [];
    this.chosen = new Set();
    const faces = kept.get(this.place)?.split(" ") ?? [];
    if (faces.shift() === deal) this.cards = faces.map((face) => ({ id: this.next++, face }));
  }

  private placed(stay: readonly HandCard[], came: readonly HandCard[]): HandCard[] {
    if (settings.sort === "own" && stay.length) return [...stay, ...came];
    return [...stay, ...came].sort((one, other) => compare(one.face, other.face));
  }

  /** Another window of this browser has ordered the same cards. */
  private readonly agree = (event: StorageEvent): void => {
    if (event.key !== `escalera-${this.place}` || !event.newValue) return;
    const [deal, ...faces] = event.newValue.split(" ");
    const ordered = this.find(faces);
    if (deal === this.deal && ordered?.length === this.cards.length) this.cards = ordered;
  };

  private get place(): string {
    return `hand-${this.table}`;
  }

  private keep(): void {
    kept.set(this.place, [this.deal, ...this.cards.map((card) => card.face)].join(" "));
  }
}

const compare = (one: Face, other: Face): number => (settings.sort === "suit" ? bySuit : byRank)(one, other);

function counted(faces: readonly Face[]): Map<Face, number> {
  const found = new Map<Face, number>();
  for (const face of faces) found.set(face, (found.get(face) ?? 0) + 1);
  return found;
}

function spend(left: Map<Face, number>, face: Face): boolean {
  const count = left.get(face) ?? 0;
  left.set(face, count - 1);
  return count > 0;
}
