// A table in the making: every choice has an answer already.
import { USUAL, type Editions, type FieldView, type Options, type Pace, type RulesView } from "../protocol";

/** What can be chosen before the service has told of its editions. */
export const CODES = ["bolivia", "bolivia-dk", "samba", "classic"] as const;
export const PACES: Record<string, Pace> = { relaxed: {}, steady: { turn: 120 }, quick: { turn: 45, answer: 30, away: 60 } };
export const AWAY = [0, 60, 180, 600] as const;
/** Fields that have a place of their own in the form. */
const APART = new Set(["target", "ask_partner"]);

export class Making {
  edition = $state<string>(CODES[0]);
  wantedPlayers = $state(4);
  computers = $state(false);
  /** How computer players play, and those that play otherwise by their seats. */
  level = $state<string>(USUAL);
  levels = $state.raw<Record<number, string>>({});
  standIn = $state<string>(USUAL);
  hints = $state(true);
  pace = $state("relaxed");
  away = $state<Pace["away"]>(180);
  /** What differs from the edition, by the names of its fields. */
  changes = $state<Record<string, string>>({});
  told = $state.raw<Editions | null>(null);

  /** The rules of the edition that is chosen, once they are known. */
  get rules(): RulesView | undefined {
    return this.told?.editions.find((one) => one.edition === this.edition);
  }
  get numbers(): number[] {
    return this.rules?.players ?? [2, 3, 4];
  }
  get players(): number {
    return this.numbers.includes(this.wantedPlayers) ? this.wantedPlayers : 4;
  }
  /** The edition's target for so many players; 0 while it isn't known. */
  get usualTarget(): number {
    return this.rules?.target[this.numbers.indexOf(this.players)] ?? 0;
  }
  get targets(): number[] {
    const all = new Set([...(this.rules?.targets ?? []), this.usualTarget]);
    return [...all].filter((one) => one > 0).sort((one, other) => one - other);
  }
  get asking(): FieldView | undefined {
    return this.field("ask_partner");
  }
  /** The house rules by section, those that people know by name, or the rest. */
  sections(offered: boolean): { title: string; fields: FieldView[] }[] {
    const fields = this.rules?.fields.filter((one) => !APART.has(one.name) && (one.offered ?? false) === offered) ?? [];
    const found = (this.told?.sections ?? []).map(({ section, title }) => ({
      title,
      fields: fields.filter((one) => one.section === section),
    }));
    return found.filter((one) => one.fields.length > 0);
  }
  get changed(): number {
    return Object.keys(this.changes).filter((name) => !APART.has(name)).length;
  }

  field(name: string): FieldView | undefined {
    return this.rules?.fields.find((one) => one.name === name);
  }

  /** The value that holds: one's own, or the edition's. */
  value(name: string): string {
    return this.changes[name] ?? this.field(name)?.value ?? "";
  }

  /** Change a rule; the edition's own value, or none, is no change. */
  set(name: string, value: string): void {
    const { [name]: _, ...others } = this.changes;
    this.changes = value === "" || value === this.usual(name) ? others : { ...others, [name]: value };
  }

  /** Another edition has house rules of its own. */
  choose(edition: string): void {
    this.edition = edition;
    this.changes = {};
  }

  get options(): Options {
    const pace = { ...PACES[this.pace], ...(this.away === 180 ? {} : { away: this.away }) };
    const others = { ...(this.standIn === USUAL ? {} : { stand_in: this.standIn }), ...(this.hints ? {} : { hints: false }) };
    return { edition: this.edition, players: this.players, rules: this.changes, pace, ...others };
  }
  /** The seats that computer players get, by number. */
  get manned(): Record<number, string> {
    if (!this.computers) return {};
    return Object.fromEntries(Array.from({ length: this.players - 1 }, (_, at) => [at + 2, this.levelOf(at + 2)]));
  }

  levelOf(seat: number): string {
    return this.levels[seat] ?? this.level;
  }

  /** Whether who sits there plays with the maker, at the first seat. */
  isPartner(seat: number): boolean {
    return this.players === 4 && seat === 3;
  }

  private usual(name: string): string | undefined {
    return name === "target" ? String(this.usualTarget) : this.field(name)?.value;
  }
}
