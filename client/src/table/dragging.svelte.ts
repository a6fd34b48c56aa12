// Cards being carried over the table, and the target under the pointer: an element with `data-target`.
import type { HandCard } from "./hand.svelte";

class Dragging {
  /** What is carried; empty while nothing is. */
  cards = $state.raw<readonly HandCard[]>([]);
  /** The target under the pointer, as its `data-target` names it. */
  over = $state("");
  x = $state(0);
  y = $state(0);

  begin(cards: readonly HandCard[], x: number, y: number): void {
    this.cards = cards;
    this.move(x, y);
  }

  move(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.over = targetAt(x, y);
  }

  /** Let go: the target that was under the pointer. */
  end(): string {
    const { over } = this;
    this.cards = [];
    this.over = "";
    return over;
  }
}

export const dragging = new Dragging();

function targetAt(x: number, y: number): string {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-target]");
  return found?.dataset.target ?? "";
}
