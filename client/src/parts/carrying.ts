// Carrying cards of the hand with a finger or the mouse: onto a target, or to another place in the hand.
import { dragging } from "../table/dragging.svelte";
import type { HandCard } from "../table/hand.svelte";

const BEGINS = 8;

export interface Carrier {
  /** What is carried along with a card. */
  carry(id: number): readonly HandCard[];
  choose(cards: readonly HandCard[]): void;
  chosen(): ReadonlySet<number>;
  order(cards: readonly HandCard[], x: number, y: number): void;
  drop(target: string): void;
  inside(x: number, y: number): boolean;
}

export class Carrying {
  /** Whether the press that just ended carried something; its click then chooses nothing. */
  moved = false;
  private from: { id: number; x: number; y: number } | undefined;
  private following = new AbortController();

  constructor(private readonly by: Carrier) {}

  press(event: PointerEvent, id: number): void {
    if (event.button || !event.isPrimary) return;
    this.moved = false;
    this.from = { id, x: event.clientX, y: event.clientY };
    this.follow();
  }

  /** Wherever the pointer goes: a quick hand leaves the card before it is told so. */
  private follow(): void {
    this.following.abort();
    this.following = new AbortController();
    const { signal } = this.following;
    addEventListener("pointermove", (event) => this.move(event), { signal });
    addEventListener("pointerup", () => this.release(), { signal });
    addEventListener("pointercancel", () => this.cancel(), { signal });
  }

  private move(event: PointerEvent): void {
    if (!this.from) return;
    const far = Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y);
    if (!this.moved && far < BEGINS) return;
    if (this.moved) return dragging.move(event.clientX, event.clientY);
    this.moved = true;
    dragging.begin(this.by.carry(this.from.id), event.clientX, event.clientY);
  }

  private release(): void {
    const { cards, x, y } = dragging;
    const target = this.cancel();
    if (!cards.length) return;
    if (target) {
      if (!cards.every((card) => this.by.chosen().has(card.id))) this.by.choose(cards);
      this.by.drop(target);
    } else if (this.by.inside(x, y)) {
      this.by.order(cards, x, y);
    }
  }

  /** Put everything back where it was; the target that was under the pointer. */
  cancel(): string {
    this.from = undefined;
    this.following.abort();
    return dragging.end();
  }
}
