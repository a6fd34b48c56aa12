// The line to a table: a socket, or events over plain HTTP where sockets are blocked.
// Every message has one answer; what isn't answered is sent again under the same id.
import type { Message, Refusal, Request } from "../protocol";
import { api, newId } from "./address";
import { call, isRefused, OFFLINE, type Refused } from "./calls";
import { readStream } from "./stream";

export type Answer = Extract<Message, { id: string }>;
/** A request without its id, which the line gives. */
export type Wish = Request extends infer R ? (R extends { id: string } ? Omit<R, "id"> : never) : never;

/** So long a line may be silent that opens, or was asked something: another one may lead elsewhere. */
const PATIENCE = 2_000;
/** A hint takes a computer player's time. */
const THINKING = 4;
/** Where all is slow, running from one line to the next makes it slower. */
const SLOWER = 1.5;
const AGAIN = 8_000;
const BEAT = 500;
/** A line that is silent for so long is asked; seldom where nobody looks. */
const QUIET = 5_000;
const QUIET_UNSEEN = 20_000;
/** Whoever looks at a table that is there again shouldn't look for long. */
const LONGEST_WAIT = 5_000;
/** So many refusals for the moment in a row are worth a word. */
const TROUBLE = 3;
const ENDS = new Set(["no-such-table", "wrong-code"]);

interface Waiting {
  message: Request;
  answer: (found: Answer) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether it was sent, and nothing came back yet. */
  out: boolean;
  /** How often it was refused for the moment. */
  refused: number;
}

export interface Listener {
  /** Something came. */
  take(message: Message): void;
  /** The number one is at; the line goes on from there. */
  at(): number;
  /** The table can't be had any more. */
  ended(refusal: Refused): void;
}

/** What a table needs of its line. */
export type Line = Pick<Link, "state" | "troubled" | "closed" | "ask" | "rest" | "goOn" | "speak" | "close">;

export class Link {
  /** `open`, or not yet (`connecting`), or not any more for now (`lost`). */
  state = $state<"connecting" | "open" | "lost">("connecting");
  /** The service is there but can't do what it is asked, time and again. */
  troubled = $state(false);
  private socket: WebSocket | undefined;
  private stream: AbortController | undefined;
  private failures = 0;
  /** The language that the service was asked to speak. */
  private spoken = "";
  closed = false;
  private heard = 0;
  /** When the line is given up unless something is heard before. */
  private due = Infinity;
  /** Lines in a row that were given up before they answered anything. */
  private silent = 0;
  /** Which of the places it is at where a proxy may lead by this number; home is 0. */
  private place = 0;
  private beaten = Date.now();
  private pause: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Waiting>();
  private readonly pulse: ReturnType<typeof setInterval>;

  constructor(private readonly table: string, private bearer: string, private readonly listener: Listener) {
    this.pulse = setInterval(() => this.beat(), BEAT);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Ask until there is an answer. `id`: to send again what was sent before a reload. */
  ask(wish: Wish, id = newId()): Promise<Answer> {
    return new Promise((answer) => {
      const waiting: Waiting = { message: { ...wish, id } as Request, answer, timer: undefined, out: false, refused: 0 };
      this.waiting.set(id, waiting);
      this.send(waiting);
    });
  }

  /** Hear nothing more until it goes on. */
  rest(): void {
    const { socket, stream } = this;
    this.socket = this.stream = undefined;
    socket?.close();
    stream?.abort();
    clearTimeout(this.pause);
  }

  /** Go on with other eyes. */
  goOn(bearer: string): void {
    this.rest();
    this.bearer = bearer;
    this.connect();
  }

  /** Go on in another language; false where it is the same. */
  speak(language: string): boolean {
    if (language === this.spoken) return false;
    this.goOn(this.bearer);
    return true;
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pulse);
    clearTimeout(this.pause);
    for (const one of this.waiting.values()) clearTimeout(one.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
    this.stream?.abort();
  }

  private connect(): void {
    if (this.closed) return;
    this.spoken = document.documentElement.lang;
    if (this.failures >= 3 && this.failures % 2 === 1) void this.listen();
    else this.dial();
    this.expect(true);
  }

  private dial(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const protocols = this.bearer ? ["escalera.1", `bearer.${this.bearer}`] : ["escalera.1"];
    const path = `${api}/${this.table}/socket?${this.from()}&lang=${this.spoken}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`, protocols);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => this.arrived(JSON.parse(event.data) as Message);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** Events over plain HTTP, when sockets fail. */
  private async listen(): Promise<void> {
    const stream = (this.stream = new AbortController());
    const path = `${api}/${this.table}/events?${this.from()}`;
    const refused = await readStream(path, this.bearer, stream.signal, () => this.opened(), (one) => this.arrived(one));
    if (this.stream !== stream) return;
    this.stream = undefined;
    if (refused && ENDS.has(refused.code)) this.end(refused);
    else this.lost();
  }

  /** Where to go on; a proxy that looks at `try` leads elsewhere after a silent line. */
  private from(): string {
    return `after=${this.listener.at()}` + (this.place ? `&try=${this.place}` : "");
  }

  private opened(): void {
    this.state = "open";
    this.failures = 0;
    this.heard = Date.now();
    this.expect(true);
    for (const one of this.waiting.values()) this.send(one);
  }

  private lost(): void {
    this.socket = undefined;
    this.due = Infinity;
    if (this.closed) return;
    if (this.state === "open") this.state = "lost";
    this.failures += 1;
    if (this.failures === 2) void this.look();
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.failures, 6)) * (0.5 + Math.random() / 2);
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.connect(), wait);
  }

  /** A socket doesn't say why it was refused; a plain call does. */
  private async look(): Promise<void> {
    const found = await call<unknown>(`${api}/${this.table}/view`, undefined, this.bearer);
    if (isRefused(found) && ENDS.has(found.code)) this.end(found);
  }

  private end(refused: Refused): void {
    this.close();
    this.listener.ended(refused);
  }

  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket || this.stream) return this.beat();
    clearTimeout(this.pause);
    this.connect();
  };

  /** A line that is silent is asked; one that doesn't answer is given up. */
  private beat(): void {
    const now = Date.now();
    // A page that slept, or was busy, hasn't read yet what came meanwhile.
    if (now - this.beaten > 3 * BEAT) this.due = Math.max(this.due, now + PATIENCE);
    this.beaten = now;
    if (!this.socket && !this.stream) return;
    if (now > this.due) this.giveUp();
    else if (this.due === Infinity && now - this.heard > this.quiet) void this.ask({ type: "ping" });
  }

  private get quiet(): number {
    return document.visibilityState === "hidden" ? QUIET_UNSEEN : QUIET;
  }

  private giveUp(): void {
    this.place = this.place && !this.silent ? 0 : this.place + 1;
    this.silent += 1;
    this.rest();
    this.lost();
  }

  /** From now on something is to be heard soon, where something was asked or the line opens. */
  private expect(opens = false): void {
    const asked = [...this.waiting.values()].filter((one) => one.out);
    const slower = asked.some((one) => one.message.type === "hint") ? THINKING : SLOWER ** Math.min(this.silent, 4);
    this.due = opens || asked.length ? Date.now() + PATIENCE * slower : Infinity;
  }

  private arrived(message: Message): void {
    this.heard = Date.now();
    if ("id" in message && message.id) this.settle(message as Answer);
    this.expect();
    this.listener.take(message);
  }

  private settle(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.silent = 0;
    if (!waiting) return;
    waiting.out = false;
    if (answer.type === "refused" && this.again(waiting, answer)) return;
    clearTimeout(waiting.timer);
    this.waiting.delete(answer.id);
    this.troubled = [...this.waiting.values()].some((one) => one.refused >= TROUBLE);
    waiting.answer(answer);
  }

  /** What was only refused for the moment is sent again. */
  private again(waiting: Waiting, refusal: Refusal): boolean {
    if (refusal.code !== "try-again" && refusal.code !== "too-fast") return false;
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => this.send(waiting), 1_000);
    waiting.refused += 1;
    this.troubled ||= waiting.refused >= TROUBLE;
    return true;
  }

  private send(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    if (this.closed) return;
    waiting.timer = setTimeout(() => this.send(waiting), AGAIN);
    waiting.out = true;
    if (this.due === Infinity) this.expect();
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(waiting.message));
    else if (this.state !== "connecting") void this.post(waiting);
  }

  private async post(waiting: Waiting): Promise<void> {
    const found = await call<Answer>(`${api}/${this.table}/requests`, waiting.message, this.bearer);
    if (isRefused(found) && found.code === OFFLINE.code) return;
    this.arrived(found as Message);
  }
}
