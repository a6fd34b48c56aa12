// The line to a lesson's table: each message goes with all acts so far, and nothing of it is kept there.
import { isRefused, OFFLINE, type Refused } from "../link/calls";
import { newId } from "../link/address";
import type { Answer, Line, Listener, Wish } from "../link/link.svelte";
import type { Learn, Message, Taught } from "../protocol";

/** What the lesson does with a message: it adds the acts. */
export interface Teacher {
  /** The acts so far. */
  readonly acts: readonly string[];
  call(request: Learn["request"]): Promise<Taught | Refused>;
  /** An act counts from now on. */
  acted(act: string): void;
  /** Where the learner is now; false when another table begins with it. */
  told(taught: Taught): boolean;
  /** The acts lead nowhere. */
  lost(refused: Refused): void;
}

const TAUGHT = new Set(["act", "would", "may", "fits", "since"]);
const PAUSE = 1_000;

export class LessonLine implements Line {
  state = $state<Line["state"]>("connecting");
  troubled = $state(false);
  closed = false;
  private spoken = document.documentElement.lang;

  constructor(private readonly teacher: Teacher, private readonly listener: Listener) {
    void this.pull();
  }

  async ask(wish: Wish, id = newId()): Promise<Answer> {
    if (!TAUGHT.has(wish.type)) return { type: "refused", id, code: "not-now", sentence: "", facts: {} };
    const found = await this.send({ ...wish, id } as Learn["request"]);
    if (isRefused(found)) return { facts: {}, ...found, id };
    if (wish.type === "act") {
      this.teacher.acted(wish.act);
      this.teacher.told(found);
      void this.pull();
    } else if (wish.type === "since") this.take(found, id);
    return found.answer as Answer;
  }

  /** What is new at the table, as if it had come by itself; where one is further already, that is told then. */
  async pull(seq = this.listener.at()): Promise<void> {
    const { acts } = this.teacher;
    const found = await this.send({ type: "since", id: newId(), seq });
    if (isRefused(found) || this.closed || acts !== this.teacher.acts) return;
    if (this.teacher.told(found)) this.take(found, "");
  }

  speak(language: string): boolean {
    if (language === this.spoken) return false;
    this.spoken = language;
    void this.pull(0);
    return true;
  }

  rest(): void {}
  goOn(): void {}
  close(): void {
    this.closed = true;
  }

  private take(found: Taught, id: string): void {
    if (!this.closed) this.listener.take({ ...found.answer, id } as Message);
  }

  /** The answer; while the service can't be reached it is asked again. */
  private async send(request: Learn["request"]): Promise<Taught | Refused> {
    for (;;) {
      const found = await this.teacher.call(request);
      const momentary = isRefused(found) && (found.code === OFFLINE.code || found.code === "too-fast" || found.code === "try-again");
      if (!this.closed) this.state = momentary ? "lost" : "open";
      if (isRefused(found) && found.code === "lesson-lost") this.teacher.lost(found);
      if (!momentary || this.closed) return found;
      await new Promise((soon) => setTimeout(soon, PAUSE));
    }
  }
}
