// A score sheet as a file; docs/kitchen-table.md says what stands in it. A file that isn't one is refused in words.
import type { FieldView, RulesView } from "../protocol";
import { KINDS, lawOf, sidesOf, type Cards, type Counted, type Kind, type Round } from "./counting";
import { nothing, type Game, type SetUp } from "./game";

export const FORMAT = "escalera-kitchen";
export const VERSION = 1;
export const LARGEST = 1_000_000;
const LONGEST_NAME = 40;
const MOST_ROUNDS = 500;
/** No count, and no sum of points, is larger. */
const MOST = 100_000;

/** Why a file is refused: the key of a sentence, and its facts. */
export class Unreadable extends Error {
  constructor(readonly key: string, readonly facts: Record<string, string | number> = {}) {
    super(key);
  }
}

export interface Sheet {
  setUp: SetUp;
  rounds: Round[];
}

/** The text of a sheet's file. */
export function textOf({ setUp, rounds }: Sheet | Game): string {
  const { edition, players, names, dealer, changes } = setUp;
  const whole = { format: FORMAT, version: VERSION, edition, players, names, dealer, rules: changes, rounds };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/** What a sheet's file is called: the day, and who plays. */
export function nameOfFile({ names }: SetUp, day: string): string {
  const players = names.filter(Boolean).join("-").toLowerCase();
  return `escalera-${[day, players].filter(Boolean).join("-").replace(/[^\p{L}\p{N}-]+/gu, "-").slice(0, 80)}.json`;
}

/** The sheet of a file's text. Throws `Unreadable`. */
export function readSheet(text: string, editions: readonly RulesView[]): Sheet {
  const found = objectOf(parsed(text));
  if (found?.format !== FORMAT) throw new Unreadable("kitchen-file-other");
  if (!isCount(found.version) || found.version < 1) throw new Unreadable("kitchen-file-other");
  if (found.version > VERSION) throw new Unreadable("kitchen-file-newer");
  const rules = editions.find((one) => one.edition === found.edition);
  if (!rules) throw new Unreadable("kitchen-file-edition", { word: shown(found.edition) });
  const setUp = setUpOf(found, rules);
  const sides = sidesOf(lawOf(rules, setUp.changes, setUp.players)).length;
  const rounds = listOf(found.rounds, MOST_ROUNDS);
  if (!rounds) throw new Unreadable("kitchen-file-rounds");
  return { setUp, rounds: rounds.map((one, at) => roundOf(one, at + 1, setUp.players, sides)) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable("kitchen-file-other");
  }
}

function setUpOf(found: Record<string, unknown>, rules: RulesView): SetUp {
  const { players, names, dealer } = found;
  if (!isCount(players) || !rules.players.includes(players)) throw new Unreadable("kitchen-file-players", { word: shown(players) });
  const named = listOf(names, players)?.filter((one) => typeof one === "string" && one.length <= LONGEST_NAME);
  if (named?.length !== players) throw new Unreadable("kitchen-file-names", { players, most: LONGEST_NAME });
  if (!isCount(dealer) || dealer < 1 || dealer > players) throw new Unreadable("kitchen-file-dealer", { players });
  return { edition: rules.edition, players, names: named as string[], dealer, changes: changesOf(found.rules, rules) };
}

function changesOf(found: unknown, rules: RulesView): Record<string, string> {
  const changes = objectOf(found ?? {});
  if (!changes) throw new Unreadable("kitchen-file-other");
  for (const [name, value] of Object.entries(changes)) {
    const field = rules.fields.find((one) => one.name === name);
    if (!field || typeof value !== "string" || !allows(field, value)) throw new Unreadable("kitchen-file-rule", { word: shown(name) });
  }
  return changes as Record<string, string>;
}

/** Whether a rule may have this value. */
export function allows(field: FieldView, value: string): boolean {
  if (value === field.value || (field.choices ?? []).some((one) => one.value === value)) return true;
  const { low = 0, high = 0, step = 1 } = field;
  const numbers = value.split(",");
  const many = field.kind === "numbers" ? [1, 5] : [1];
  const isOne = (text: string): boolean =>
    /^\d{1,6}$/.test(text) && Number(text) >= low && Number(text) <= high && Number(text) % step === 0;
  return high > 0 && many.includes(numbers.length) && numbers.every(isOne);
}

function roundOf(given: unknown, round: number, players: number, sides: number): Round {
  const found = objectOf(given);
  const out = found?.out ?? 0;
  const concealed = found?.concealed ?? false;
  const counted = listOf(found?.sides, sides)?.map(countedOf);
  const isWhole = counted?.length === sides && counted.every((one) => one !== null);
  if (!isWhole || !isCount(out) || out > players || typeof concealed !== "boolean") throw new Unreadable("kitchen-file-round", { round });
  return { out, concealed: concealed && out > 0, sides: counted };
}

/** What was counted of a side; what isn't named is nothing. */
function countedOf(given: unknown): Counted | null {
  const found = objectOf(given);
  if (!found) return null;
  const side: Counted = nothing();
  for (const [name, value] of Object.entries(found)) {
    if (!Object.hasOwn(side, name)) return null;
    const isRight = name === "melded" || name === "hands" ? isCards(value, name === "hands") : isCount(value);
    if (!isRight) return null;
    Object.assign(side, { [name]: value });
  }
  return side;
}

function isCards(given: unknown, inHand: boolean): given is Cards {
  if (isCount(given)) return true;
  const found = objectOf(given);
  const kinds = KINDS.filter((kind) => !inHand || kind !== "black_threes");
  return found !== null && Object.entries(found).every(([kind, count]) => kinds.includes(kind as Kind) && isCount(count));
}

const isCount = (given: unknown): given is number => Number.isInteger(given) && Number(given) >= 0 && Number(given) <= MOST;

const objectOf = (given: unknown): Record<string, unknown> | null =>
  typeof given === "object" && given !== null && !Array.isArray(given) ? (given as Record<string, unknown>) : null;

const listOf = (given: unknown, most: number): unknown[] | null => (Array.isArray(given) && given.length <= most ? given : null);

/** What stands in a file, as far as it fits into a sentence. */
const shown = (given: unknown): string => String(JSON.stringify(given) ?? "–").replace(/^"|"$/g, "").slice(0, LONGEST_NAME);
