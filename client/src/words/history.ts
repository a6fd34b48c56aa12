// What happened, in sentences: the same that the terminal says.
import type { TableView, WireEvent } from "../protocol";
import { nameOf } from "../table/names";
import type { Words } from "./bundle";
import { cardFacts, oneCardFacts, suitWord, written, type Voice } from "./cards";

type Facts = Record<string, string | number>;
type Tell = (event: WireEvent, facts: Facts, words: Words, voice: Voice) => string;

const plain = (key: string): Tell => (event, facts, words, voice) =>
  words.say(key, { ...facts, count: event.count ?? 0, ...cardFacts(words, event.cards ?? [], voice) });
const ofCard = (key: string): Tell => (event, facts, words, voice) =>
  words.say(key, { ...facts, ...oneCardFacts(words, event.cards?.[0] ?? "X", voice) });

const TELL: Record<string, Tell> = {
  deal: plain("event-deal"),
  upcard: plain("event-upcard"),
  draw: plain("event-draw"),
  drew: plain("event-drew"),
  ask: plain("event-ask"),
  yes: plain("event-yes"),
  no: plain("event-no"),
  discard: ofCard("event-discard"),
  pass: plain("event-pass"),
  "stock-out": plain("event-stock-out"),
  started: plain("game-started"),
  rematched: plain("game-rematched"),
  "stood-in": plain("game-stood-in"),
  returned: plain("game-returned"),
  readied: plain("game-readied"),
  sat: (event, _, words) => words.say("game-sat", { player: event.text ?? "" }),
  red: (event, facts, words) => words.say("event-red", { ...facts, suit: suitWord(event.cards?.[0] ?? "3H") }),
  out: (event, facts, words) => words.say("event-out", { ...facts, concealed: event.count ? "yes" : "no" }),
  "round-over": (event, facts, words) => words.say("round-over", { ...facts, round: Number(event.data?.round ?? 0) }),
  doubted: (event, facts, words) =>
    words.say("doubt-told", {
      ...facts, round: Number(event.data?.round ?? 0), word: words.say(`game-line-${String(event.data?.line)}`, facts),
    }),
  lay: (event, facts, words, voice) => lists(event, facts, words, voice).join(" "),
  take: (event, facts, words, voice) => taken(event, facts, words, voice),
  top: (event, facts, words, voice) =>
    words.say("event-top", { ...facts, ...oneCardFacts(words, event.cards?.[0] ?? "X", voice), meld: meldOf(event.act ?? "") }),
  merge: (event, facts, words) => {
    const [meld = "0", gone = "0"] = (event.act ?? "").match(/\d+/g) ?? [];
    return words.say("event-merge", { ...facts, meld: Number(meld), gone: Number(gone) });
  },
};

/** The sentence of an event, cards `written` or `spoken`; empty for what needs no telling. */
export function told(words: Words, view: TableView, event: WireEvent, voice: Voice = written): string {
  const tell = TELL[event.kind];
  const facts = { player: nameOf(view, event.seat ?? 0), edition: view.options.edition ?? "bolivia" };
  return tell ? tell(event, facts, words, voice) : "";
}

/** A sentence for each list of an act that lays cards. */
function lists(event: WireEvent, facts: Facts, words: Words, voice: Voice, from = 0): string[] {
  const text = (event.act ?? "").replace(/^\w+ /, "");
  return text.split(" / ").slice(from).map((list) => laid(list, facts, words, voice));
}

function laid(list: string, facts: Facts, words: Words, voice: Voice): string {
  const cards = list.split(" ").filter((one) => !one.startsWith("#"));
  const shown = { ...facts, ...cardFacts(words, cards, voice) };
  const meld = meldOf(list);
  if (meld) return words.say("event-add", { ...shown, meld });
  return words.say("event-lay", { ...shown, what: kindOf(cards) });
}

function taken(event: WireEvent, facts: Facts, words: Words, voice: Voice): string {
  const [first = ""] = (event.act ?? "").replace(/^take ?/, "").split(" / ");
  const cards = first.split(" ").filter((one) => one && !one.startsWith("#"));
  const meld = meldOf(first);
  const shown = { ...facts, count: event.count ?? 0, ...cardFacts(words, cards, voice), meld };
  const rest = lists(event, facts, words, voice, 1);
  return [words.say(meld ? "event-take-onto" : "event-take", shown), ...rest].join(" ");
}

const meldOf = (list: string): number => Number(/#(\d+)/.exec(list)?.[1] ?? 0);

/** How a list is read, by the notation. */
function kindOf(cards: readonly string[]): string {
  if (cards.every((one) => one === "X" || one[0] === "2")) return "wild-meld";
  if (cards.every((one) => one === "3C" || one === "3S")) return "black-threes";
  const natural = !cards.some((one) => one === "X" || one[0] === "2");
  const oneSuit = new Set(cards.map((one) => one[1])).size === 1;
  return natural && oneSuit && new Set(cards.map((one) => one[0])).size === cards.length ? "sequence" : "rank-meld";
}
