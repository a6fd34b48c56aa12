// One's own turn: what may be done, where the chosen cards could go, and doing it. The service judges all of it.
import type { Counted, Fit, Fits, May, Refusal } from "../protocol";
import { settings } from "../settings/settings.svelte";
import { keepDraft, takeUpDraft } from "./draft";
import { joining } from "./joining";
import { momentOf, sameTurn } from "./moment";
import { actOf, Plan, type Dropped } from "./plan.svelte";
import { sift } from "./sifting";
import type { Table } from "./table.svelte";

/** What is asked back before something is done. */
export type Doubt =
  | { about: "discard"; face: string; helps: Counted["helps"] }
  | { about: "ask"; must: boolean };

/** Acts that use up what was chosen; a draw, a question and its answer leave it as it is. */
const LAYS = /^(meld|add|take|top|merge|discard)\b/;

export class Turn {
  readonly plan = new Plan();
  private told = $state.raw<{ may: May | null; phase: string }>({ may: null, phase: "" });
  fits = $state.raw<Fits | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  doubt = $state.raw<Doubt | null>(null);
  /** What couldn't stay laid out; `over`: all of it, since the turn has ended. */
  dropped = $state.raw<readonly Dropped[] | "over">([]);
  /** The acts that join two own melds of a rank. */
  joins = $state.raw<readonly string[]>([]);
  /** Whether an act is on its way; until the table shows what came of it nothing else is done. */
  busy = $state(false);
  /** Whether what may be done is being asked. */
  asking = $state(false);
  private asked = 0;
  private answered: unknown[] = [];
  private knowing: Promise<void> | undefined;
  /** Whether the plan itself is being played. */
  private playing = false;

  constructor(readonly table: Table) {
    takeUpDraft(table.hand, this.plan, () => this.follow());
  }

  /** What may be done now; nothing while it isn't known yet: what held before is no longer true. */
  get may(): May | null {
    return this.told.phase === this.phase ? this.told.may : null;
  }

  private get phase(): string {
    const { round } = this.table;
    return round ? [round.number, round.to_act, round.phase, round.stock, round.pile.length].join(" ") : "";
  }

  /** What the plan would come to. */
  get staged(): Fit | null {
    return this.fits?.staged ?? null;
  }

  /** How the chosen cards would lie on a target. */
  fit(target: string): Fit | undefined {
    return this.table.hand.picked.length ? this.fits?.fits.find((one) => one.target === target) : undefined;
  }

  /** The targets that take the chosen cards, the likeliest first. */
  get open(): readonly Fit[] {
    if (!this.table.hand.picked.length) return [];
    return (this.fits?.fits ?? []).filter((one) => one.fits).toSorted((one, other) => likely(one) - likely(other));
  }

  /** Ask anew what may be done. Call it whenever the table, the chosen cards or the plan have changed. */
  async refresh(): Promise<void> {
    const number = ++this.asked;
    const { table } = this;
    this.follow();
    keepDraft(table.hand, this.plan);
    if (!table.you || !table.round || table.view?.stage !== "playing") return this.rest();
    this.asking = true;
    const [about, phase] = [this.about(), this.phase];
    const cards = table.hand.picked.map((card) => card.face);
    const [joins, may, fits] = await Promise.all([
      joining(table),
      table.ask({ type: "may" }),
      table.ask({ type: "fits", act: actOf(this.plan.parts), cards }),
    ]);
    if (number !== this.asked) return;
    this.answered = about;
    this.told = { may: may.type === "may" ? may : null, phase };
    this.joins = joins;
    this.fits = fits.type === "fits" ? fits : null;
    if (table.mine && this.staged?.fits === false && !this.playing) await this.sift();
    if (number === this.asked) this.asking = false;
  }

  /** What is laid out is of this turn, and of cards that are held. */
  private follow(): void {
    const { plan, table } = this;
    if (plan.empty || this.playing) return;
    const now = momentOf(table.round, table.you);
    const dropped = sameTurn(plan.moment, now) ? plan.follow(table.hand.cards) : "over";
    plan.moment = now;
    if (!dropped.length) return;
    if (dropped === "over" || plan.sent) [plan.parts, this.dropped] = [[], plan.sent ? [] : "over"];
    else this.drop(dropped);
  }

  /** What doesn't fit any more since the table has changed goes back to the hand, the rest stays. */
  private async sift(): Promise<void> {
    const { parts } = this.plan;
    const { kept, dropped } = await sift(this.table, parts);
    if (parts !== this.plan.parts || !dropped.length) return;
    this.plan.parts = kept;
    this.drop(dropped);
  }

  private drop(dropped: readonly Dropped[]): void {
    if (dropped.length) this.dropped = this.dropped === "over" ? dropped : [...this.dropped, ...dropped];
  }

  /** What the service is asked about. */
  private about(): unknown[] {
    return [this.table.view, this.table.hand.chosen, this.plan.parts];
  }

  /** Wait until the answers are about what is chosen and laid out now: a quick hand is ahead of them. */
  async known(): Promise<void> {
    // Another question may have overtaken this one. All who wait ask the same one: else they would overtake each other.
    while (this.about().some((one, at) => one !== this.answered[at])) {
      await (this.knowing ??= this.refresh().finally(() => (this.knowing = undefined)));
    }
  }

  private rest(): void {
    this.asking = false;
    this.told = { may: null, phase: "" };
    this.joins = [];
    this.fits = null;
    this.plan.clear();
    this.dropped = [];
    this.answered = this.about();
  }

  /** Lay the chosen cards out on a target, or say why they can't lie there. */
  async put(target: string): Promise<void> {
    if (target === "discard") return void this.discard();
    await this.known();
    const fit = this.fit(target);
    if (!fit) return;
    if (!fit.fits) return this.explain(fit);
    this.plan.put(target, this.table.hand.picked);
    this.plan.moment = momentOf(this.table.round, this.table.you);
    this.table.hand.choose([]);
    this.understood();
  }

  /** What was said of the last try has been read, or something else is done now. */
  understood(): void {
    this.refusal = null;
    this.dropped = [];
  }

  /** Hear what the service says in this language from now on. */
  speak(language: string): void {
    if (this.table.link.speak(language)) this.refusal = null;
  }

  draw(): Promise<boolean> {
    return this.act("draw");
  }

  /** Play all that is laid out as one act; a partner who has to be, or can be, asked is asked first. */
  async play(sure = false): Promise<boolean> {
    await this.known();
    const act = actOf(this.plan.parts);
    if (!act) return false;
    if (!sure && this.goesOut(this.staged?.left ?? 9) && this.asks("ask")) return false;
    return this.act(act, true);
  }

  /** Throw the one chosen card. */
  async discard(sure = false): Promise<boolean> {
    const [card, other] = this.table.hand.picked;
    if (!card || other || this.busy) return false;
    if (!sure && this.goesOut(this.table.hand.cards.length) && this.asks("ask")) return false;
    if (!sure && (await this.doubts(card.face))) return false;
    return this.act(`discard ${card.face}`);
  }

  /** Do an act of the notation, which may be the plan; false when it was refused. */
  async act(text: string, planned = false): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.playing = this.plan.sent = planned;
    if (planned) keepDraft(this.table.hand, this.plan);
    this.doubt = null;
    this.dropped = [];
    const before = this.moment();
    const found = await this.table.ask({ type: "act", act: text });
    await (found.type === "accepted" ? this.table.shown(found.seq) : this.table.look());
    this.busy = false;
    if (planned && found.type === "accepted") this.plan.clear();
    this.playing = false;
    // What another window, or a stand-in, was quicker with is seen; it is nobody's fault.
    this.refusal = found.type === "refused" && before === this.moment() ? found : null;
    if (found.type === "refused") {
      this.plan.sent = false;
      return (void this.refresh(), false);
    }
    if (LAYS.test(text)) this.table.hand.choose([]);
    return true;
  }

  /** All that decides whether an act can be done. */
  private moment(): string {
    const { view } = this.table;
    return JSON.stringify([view?.stage, view?.round]);
  }

  /** Others go on with a sequence by a card that is thrown; for a rank meld they need cards of their own. */
  private isSequence(side: number, meld: number): boolean {
    return this.table.round?.sides[side - 1]?.melds.find((one) => one.number === meld)?.kind === "sequence";
  }

  private explain(fit: Fit): void {
    if (fit.why) this.refusal = { type: "refused", id: "", ...fit.why };
  }

  /** Whether the turn ends in going out: with one card left it is the one that is thrown. */
  private goesOut(left: number): boolean {
    return left < 2 && this.may?.ask !== "no" && Boolean(this.may);
  }

  private asks(about: "ask"): boolean {
    this.doubt = { about, must: this.may?.ask === "must" };
    return true;
  }

  /** Whether the discard should be looked at once more: it helps somebody, or the player likes to be asked. */
  private async doubts(face: string): Promise<boolean> {
    if (!settings.warnDiscard && !settings.confirmDiscard) return false;
    this.busy = true;
    const found = await this.table.ask({ type: "would", act: `discard ${face}` });
    this.busy = false;
    const all = found.type === "counted" && found.legal && settings.warnDiscard ? (found.helps ?? []) : [];
    const helps = all.filter((one) => one.own || this.isSequence(one.side, one.meld));
    if (!helps.length && !settings.confirmDiscard) return false;
    this.doubt = { about: "discard", face, helps };
    return true;
  }
}

/** Onto a meld before a new one, the pile after these, the discard last: Enter Enter does the obvious. */
function likely(fit: Fit): number {
  if (fit.target === "discard") return 9;
  if (fit.target.startsWith("take")) return 3;
  return fit.finishes.length ? 0 : fit.target.startsWith("#") ? 1 : 2;
}
