// What is on its way: one thing at a time, and never far behind the table.
import type { Face } from "../cards/face";
import type { Spot } from "./places";

/** A card on its way; without a face its back is up. `waits`: how long it lies before it goes, in milliseconds. */
export interface Flight {
  readonly id: number;
  readonly face: Face | undefined;
  readonly from: Spot;
  readonly to: Spot;
  readonly waits: number;
}

/** Flights that go together. `under`: what lay there before, shown until they arrive. */
export interface Leg {
  readonly flights: readonly Flight[];
  readonly under: { readonly face: Face; readonly spot: Spot } | undefined;
}

/** What is further behind than so many legs isn't shown any more. */
const MOST = 5;

export class Queue {
  leg = $state.raw<Leg | undefined>();
  private waiting: readonly Leg[] = [];
  private landed = 0;

  add(legs: readonly Leg[]): void {
    this.waiting = [...this.waiting, ...legs.filter((leg) => leg.flights.length)].slice(-MOST);
    if (!this.leg) this.next();
  }

  /** A flight has arrived. */
  arrived(leg: Leg): void {
    if (leg !== this.leg) return;
    this.landed += 1;
    if (this.landed >= leg.flights.length) this.next();
  }

  /** All of it is there at once. */
  finish(): void {
    this.waiting = [];
    this.leg = undefined;
  }

  private next(): void {
    this.landed = 0;
    [this.leg, ...this.waiting] = this.waiting;
  }
}
