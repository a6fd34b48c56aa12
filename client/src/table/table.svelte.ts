// A table as this browser knows it: the last view, what happened, who is there. It decides nothing.
import type { ClockView, Message, Present, RoundView, SideView, TableView, WireEvent } from "../protocol";
import { kept } from "../link/address";
import { isRefused, type Refused } from "../link/calls";
import { giveLink } from "../link/door";
import { addRandomness, compare, type Checked } from "../link/fair";
import { Link, type Answer, type Line, type Listener, type Wish } from "../link/link.svelte";
import { Hand } from "./hand.svelte";

const KEPT = 400;
const LOOKED_BACK = 150;

export type Happened = (event: WireEvent, table: Table) => void;

export class Table {
  view = $state.raw<TableView | null>(null);
  history = $state.raw<readonly WireEvent[]>([]);
  present = $state.raw<readonly number[]>([]);
  offered = $state.raw<readonly number[]>([]);
  ended = $state.raw<Refused | null>(null);
  checked = $state<Checked | null>(null);
  readonly hand: Hand;
  readonly link: Line;
  /** Whether it is a table of the service, or one that is made up anew each time, as in a lesson. */
  readonly kept: boolean;
  private seq = 0;
  /** The number of the view. */
  viewed = 0;
  /** When it came, by the page's own clock. */
  heardAt = 0;
  private looking = false;
  private readonly listeners = new Set<Happened>();
  private readonly expecting = new Set<() => void>();

  /** Shown with every message where the browser keeps no cookie. */
  bearer = $state("");

  constructor(readonly id: string, bearer = "", lineTo?: (listener: Listener) => Line) {
    this.bearer = bearer;
    this.hand = new Hand(id);
    this.kept = !lineTo;
    const listener: Listener = {
      take: (message) => this.take(message),
      at: () => (this.view ? this.seq : 0),
      ended: (refusal) => (this.ended = refusal),
    };
    this.link = lineTo?.(listener) ?? new Link(id, bearer, listener);
  }

  get round(): RoundView | null {
    return this.view?.round ?? null;
  }
  get you(): number {
    return this.view?.you ?? 0;
  }
  /** One's own side, 0 for a spectator. */
  get side(): number {
    return this.view?.seats[this.you - 1]?.side ?? 0;
  }
  get ownSide(): SideView | undefined {
    return this.round?.sides[this.side - 1];
  }
  get clock(): ClockView | null {
    return this.view?.clock ?? null;
  }
  /** Whether a computer player stands in for one. */
  get replaced(): boolean {
    return Boolean(this.view?.seats[this.you - 1]?.stand_in);
  }
  /** Whether an act of one's own is awaited. */
  get mine(): boolean {
    return this.view?.stage === "playing" && this.round?.to_act === this.you && this.you > 0 && !this.replaced;
  }

  ask(wish: Wish, id?: string): Promise<Answer> {
    return this.link.ask(wish, id);
  }

  /** Hear each event once, as it comes. Returns how to stop. */
  hear(listener: Happened): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Somebody who looks at the table again, or touches it, wants the seat back from who stands in. */
  comeBack(): void {
    if (this.replaced) void this.ask({ type: "back" });
  }

  close(): void {
    this.link.close();
    this.hand.close();
    this.arrived();
  }

  /** Give the seat a new link; whatever opened it before only watches from then on, but for this browser. */
  async renew(): Promise<string | Refused> {
    // It would be told what a stranger sees until it has the new one.
    this.link.rest();
    const found = await giveLink(this.id, "seat", this.bearer, true);
    const token = isRefused(found) ? "" : found.token;
    if (token) kept.set(`seat-${this.id}`, token);
    if (token && this.bearer) this.bearer = token;
    this.link.goOn(this.bearer);
    return isRefused(found) ? found : token;
  }

  /** Wait until the view shows the table as it was at this number, or later. */
  async shown(seq: number): Promise<void> {
    while (this.viewed < seq && !this.link.closed) await new Promise<void>((seen) => this.expecting.add(seen));
  }

  /** See the table as it is now. */
  async look(): Promise<void> {
    await this.ask({ type: "since", seq: 0 });
  }

  private arrived(): void {
    const expecting = [...this.expecting];
    this.expecting.clear();
    for (const seen of expecting) seen();
  }

  private take(message: Message): void {
    if (message.type === "view") this.see(message.view, message.seq, message.told_from ?? 0);
    else if (message.type === "events") this.happen(message.events, message.after, message.seq, message.id ?? "");
    else if (message.type === "present") this.meet(message);
  }

  private see(view: TableView, seq: number, told: number): void {
    if (seq < this.viewed) return;
    const first = !this.view;
    this.viewed = seq;
    this.heardAt = performance.now();
    this.seq = Math.max(this.seq, seq);
    this.view = view;
    this.present = view.seats.filter((one) => one.present).map((one) => one.seat);
    this.hand.follow(view.round?.hand ?? [], dealOf(view));
    void addRandomness(view, (wish) => this.ask(wish));
    if (first && seq > Math.max(1, told)) void this.ask({ type: "since", seq: Math.max(1, told, seq - LOOKED_BACK) });
    if (this.seq > seq) void this.catchUp();
    this.arrived();
  }

  private happen(events: WireEvent[], after: number, seq: number, id: string): void {
    if (id && seq <= this.seq) return this.remember(events);
    if (seq <= this.seq) return;
    const fresh = events.filter((one) => one.seq > this.seq);
    if (after > this.seq && this.view) this.view = { ...this.view };
    this.seq = seq;
    this.remember(fresh);
    for (const event of fresh) this.tell(event);
    void this.catchUp();
  }

  private tell(event: WireEvent): void {
    if (event.kind === "revealed") void this.check(String(event.data?.proof ?? ""));
    for (const listener of this.listeners) listener(event, this);
  }

  private async check(proof: string): Promise<void> {
    if (this.view) this.checked = await compare(this.view, proof);
  }

  private remember(events: WireEvent[]): void {
    const last = this.history.at(-1)?.seq ?? 0;
    const known = new Set(events.every((one) => one.seq > last) ? [] : this.history.map(nameOf));
    const all = [...this.history, ...events.filter((one) => !known.has(nameOf(one)))];
    this.history = all.sort((one, other) => one.seq - other.seq).slice(-KEPT);
  }

  /** Ask for the table as it is now, once however much has happened. */
  private async catchUp(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    await this.look();
    // In a burst each frame shows the table once.
    await frame();
    this.looking = false;
    if (this.seq > this.viewed) void this.catchUp();
  }

  private meet(message: Present): void {
    this.present = message.seats;
    this.offered = message.offered;
  }
}

/** Which hand of which round this is; the first rounds of two matches are two. */
const dealOf = (view: TableView): string => [view.you, view.matches, view.results.length, view.round?.number ?? 0].join("-");

/** The next frame, or soon where nothing is drawn. */
const frame = (): Promise<void> =>
  new Promise((come) => {
    requestAnimationFrame(() => come());
    setTimeout(come, 100);
  });

const nameOf = (event: WireEvent): string => JSON.stringify(event);
