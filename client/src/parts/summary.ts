// The table in sentences, part by part.
import { isWild, RANK_ORDER, rankOf, type Face } from "../cards/face";
import type { MeldView, SideView, TableView } from "../protocol";
import { nameOf, sideName } from "../table/names";
import type { Table } from "../table/table.svelte";
import type { Turn } from "../table/turn.svelte";
import { cardFacts, spoken } from "../words/cards";
import { points } from "../words/numbers";
import { t, words } from "../words/words.svelte";
import { awaited } from "./awaiting";
import { stateOf, whatOf } from "./meldly";
import { sumOf } from "./planning";

export interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}

export function summary(table: Table, turn: Turn): Part[] {
  const { view, round } = table;
  if (!view) return [];
  const now = part("keys-now", [awaited(table, turn), turn.plan.empty ? "" : `${t("game-plan")}. ${sumOf(turn)}`]);
  if (!round) return [now];
  const own = round.sides.filter((side) => side.side === table.side);
  const others = round.sides.filter((side) => side.side !== table.side);
  return [
    now,
    ...(table.you ? [part("keys-hand", ofHand(table.hand.cards.map((card) => card.face)))] : []),
    part("keys-piles", piles(table, turn)),
    ...[...own, ...others].map((side) => ofSide(view, side, table.side)),
    ...own.map((side) => part("keys-out", conditions(side, turn))),
    part("part-seats", view.seats.map((seat) => t("table-hand", { player: nameOf(view, seat.seat), count: seat.cards }))),
  ];
}

const part = (key: string, lines: readonly string[]): Part => ({ title: t(key), lines: lines.filter(Boolean) });

/** `two kings`, `three sevens`, the highest last. */
function ofHand(faces: readonly Face[]): string[] {
  const ranks = [...RANK_ORDER].map((rank) => faces.filter((face) => rankOf(face) === rank)).filter((one) => one.length);
  return [t("part-hand", { count: faces.length }), ...ranks.map(ofRank)];
}

function ofRank(faces: readonly Face[]): string {
  const { many, rank } = cardFacts(words(), faces);
  const list = rank === "joker" ? "" : faces.map((face) => spoken(words(), face)).join(", ");
  return t("keys-of-rank", { many, rank, list });
}

function piles({ mine, round }: Table, { may }: Turn): string[] {
  const top = round?.pile.at(-1);
  const lines = [t("table-stock", { count: round?.stock ?? 0 })];
  lines.push(top ? t("table-pile", { count: round?.pile.length ?? 0, card: spoken(words(), top) }) : t("table-pile-empty"));
  if (round?.frozen) lines.push(t("table-pile-frozen"));
  if (mine && round?.phase === "draw") lines.push(may?.why_no_take?.sentence ?? "", ...(may?.takes ?? []).map(({ act }) => wayOf(act)));
  return lines;
}

/** A way to take the pile, in words. */
function wayOf(act: string): string {
  const [first = ""] = act.split(" / ");
  const cards = first.split(" ").slice(1).filter((one) => !one.startsWith("#"));
  const meld = Number(/#(\d+)/.exec(first)?.[1] ?? 0);
  if (act.startsWith("top")) return t("keys-top", { meld });
  return t("keys-take", { ...cardFacts(words(), cards, spoken), meld });
}

function ofSide(view: TableView, side: SideView, own: number): Part {
  const name = sideName(view, side.side);
  const title = side.side === own ? `${name} (${t("part-own")})` : name;
  const total = points(words(), view.totals[side.side - 1] ?? 0);
  const opened = side.opened ? t("word-opened") : t("part-needs", { needed: side.minimum });
  const threes = side.red_threes.length ? t("part-red-threes-count", { count: side.red_threes.length, written: points(words(), side.red_points) }) : "";
  const edition = view.options.edition ?? "bolivia";
  const melds = side.melds.map((meld) => ofMeld(meld, edition));
  return { title, lines: [t("keys-total", { total, word: opened }), threes, ...(melds.length ? melds : [t("table-no-melds")])].filter(Boolean) };
}

function ofMeld(meld: MeldView, edition: string): string {
  const what = whatOf(words(), meld);
  const wilds = meld.kind === "rank" ? meld.cards.filter(isWild).length : 0;
  const state = stateOf(words(), meld, edition);
  const facts = [t("amount-cards", { count: meld.cards.length }), wilds ? t("part-meld-wilds", { wilds }) : "", state];
  return t("keys-meld", { meld: meld.number, what, list: facts.filter(Boolean).join(", ") });
}

/** What the side still needs to go out, and what it has. */
function conditions(side: SideView, { may }: Turn): string[] {
  const found = may?.conditions ?? [];
  if (!found.length) return [t(side.may_go_out ? "part-may-go-out" : "keys-not-out", { count: side.finished, needed: side.needed })];
  return found.map(({ sentence, met }) => t("keys-condition", { sentence, what: met ? "met" : "lacking" }));
}

