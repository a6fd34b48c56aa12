// What is said to who doesn't look: one line after another, in the one live region that `Telling` shows.
import { untrack } from "svelte";

const KEPT = 12;

class Speech {
  lines = $state.raw<readonly { at: number; text: string }[]>([]);
  private next = 0;

  /** Say something once. The same said again is said again. */
  say(text: string): void {
    const before = untrack(() => this.lines);
    if (text) this.lines = [...before.slice(1 - KEPT), { at: this.next++, text }];
  }
}

export const speech = new Speech();
