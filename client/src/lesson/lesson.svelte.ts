// A lesson as this browser keeps it: the acts so far. All that follows from them the service works out anew.
import { kept, prefix } from "../link/address";
import { call, type Refused } from "../link/calls";
import type { Learn, LessonView, Taught } from "../protocol";
import { Table } from "../table/table.svelte";
import { LessonLine, type Teacher } from "./line.svelte";
import { actsFrom, stepBack, NEXT } from "./walking";

export type Path = LessonView["path"];

export class Lesson implements Teacher {
  view = $state.raw<LessonView | null>(null);
  table = $state.raw<Table>()!;
  /** Why it had to begin anew. */
  notice = $state("");
  acts = $state.raw<readonly string[]>([]);
  private line: LessonLine | undefined;
  private deal = "";

  constructor(readonly path: Path) {
    this.acts = actsFrom(kept.get(this.place));
    this.open();
  }

  /** Whether anything was done yet. */
  get begun(): boolean {
    return this.acts.length > 0;
  }

  call(request: Learn["request"]): Promise<Taught | Refused> {
    return call<Taught>(`${prefix}/api/learn`, { path: this.path, acts: this.acts, request });
  }

  acted(act: string): void {
    this.notice = "";
    this.keep([...this.acts, act]);
  }

  told({ lesson }: Taught): boolean {
    const same = !this.deal || lesson.deal === this.deal;
    this.deal = lesson.deal;
    this.view = lesson;
    if (!same) this.open();
    return same;
  }

  lost({ sentence }: Refused): void {
    this.keep([]);
    this.open();
    this.notice = sentence;
  }

  /** On to the next step. */
  async next(): Promise<void> {
    if (this.acts.at(-1) === NEXT) return;
    this.keep([...this.acts, NEXT]);
    await this.line?.pull();
  }

  /** To the beginning of this step; from there to that of the one before. */
  back(): void {
    this.keep(stepBack(this.acts));
    this.open();
  }

  again(): void {
    this.keep([]);
    this.open();
  }

  close(): void {
    this.table.close();
  }

  /** A table that shows where the acts lead. */
  private open(): void {
    this.table?.close();
    this.deal = "";
    this.table = new Table(`learn-${this.path}`, "", (listener) => (this.line = new LessonLine(this, listener)));
  }

  private keep(acts: readonly string[]): void {
    this.acts = acts;
    kept.set(this.place, acts.length ? JSON.stringify(acts) : null);
  }

  private get place(): string {
    return `learn-${this.path}`;
  }
}
