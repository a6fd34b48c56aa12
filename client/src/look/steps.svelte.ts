// Going through acts: step by step, by itself, or to a place at once.

export const PACES = { slow: 4_000, steady: 2_000, quick: 700 } as const;
export type Pace = keyof typeof PACES;

export class Steps {
  at = $state(0);
  /** The number of the last one that may be seen. */
  last = $state(0);
  playing = $state(false);
  pace = $state<Pace>("steady");

  constructor(last: number, at = 0) {
    this.last = last;
    this.at = Math.min(at, last);
  }

  /** To one of them; whoever goes by hand stops what goes by itself. */
  go(at: number): void {
    this.playing = false;
    this.move(at);
  }

  /** On by itself, until the last one. */
  on(): void {
    this.move(this.at + 1);
    if (this.at >= this.last) this.playing = false;
  }

  /** Begin to go by itself, from the first when the last is reached; or stop. */
  toggle(): void {
    if (!this.playing && this.at >= this.last) this.at = 0;
    this.playing = !this.playing && this.last > 0;
  }

  /** A key of the keyboard; false when it means nothing here. */
  press(key: string, rightToLeft = false): boolean {
    const forward = rightToLeft ? "ArrowLeft" : "ArrowRight";
    const back = rightToLeft ? "ArrowRight" : "ArrowLeft";
    if (key === forward) this.go(this.at + 1);
    else if (key === back) this.go(this.at - 1);
    else if (key === "Home") this.go(0);
    else if (key === "End") this.go(this.last);
    else if (key === " ") this.toggle();
    else return false;
    return true;
  }

  private move(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
  }
}
