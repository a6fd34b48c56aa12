// Where things are on the screen.
import type { Face } from "../cards/face";
import type { Hand } from "../table/hand.svelte";
import type { Place } from "./flight";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Every place as it is now, and each card of one's own hand, wherever it lies. */
export class Places {
  private readonly spots = new Map<Place, Spot>();
  private readonly held: { face: Face; spot: Spot }[] = [];

  constructor(hand: Hand) {
    for (const element of document.querySelectorAll<HTMLElement>("[data-place]")) {
      this.spots.set(element.dataset.place ?? "", spotOf(element));
    }
    for (const element of document.querySelectorAll<HTMLElement>("[data-card]")) {
      const card = hand.cards.find((one) => one.id === Number(element.dataset.card));
      if (!card) continue;
      // Of equal cards the one that has just come is meant.
      this.held[hand.fresh.has(card.id) ? "unshift" : "push"]({ face: card.face, spot: spotOf(element) });
    }
  }

  /** Where a card of a place lies: in the hand it is found by its face, once; else the place itself. */
  of(place: Place, face?: Face): Spot | undefined {
    if (place === "hand" && face) {
      const at = this.held.findIndex((one) => one.face === face);
      if (at >= 0) return this.held.splice(at, 1)[0]?.spot;
      return this.spots.get("planner") ?? this.spots.get("hand");
    }
    return this.spots.get(place);
  }
}

/** A card's corner and width within an element: cards are never larger than it, nor very large. */
function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  const width = Math.min(box.width, box.height / 1.4, 96) || 0;
  return { x: box.left + (box.width - width) / 2, y: box.top + (box.height - width * 1.4) / 2, width };
}

/** The element of a place. */
export const elementOf = (place: Place): HTMLElement | null => document.querySelector(`[data-place="${place}"]`);
