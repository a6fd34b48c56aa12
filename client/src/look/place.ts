// Where one looks: a round of a table, an act of it, and whose hand lies open. The address holds it behind `#`.
import { prefix } from "../link/address";

/** Whose cards lie open: everybody's, nobody's, or those of one seat. */
export type OpenHand = "all" | "none" | number;

export interface Place {
  table: string;
  match: number;
  round: number;
  /** The act that is shown last; null for the whole round. */
  act: number | null;
  hand: OpenHand;
  /** The token of the table's link, where the address brought it. */
  link: string;
}

/** The place that an address names; undefined where it names no round. */
export function readPlace(hash: string): Place | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const [table, round] = [given.get("table") ?? "", numberIn(given, "round")];
  if (!/^[\w-]+$/.test(table) || !round) return undefined;
  const act = given.has("act") ? numberIn(given, "act") : null;
  return { table, match: numberIn(given, "match"), round, act, hand: handIn(given), link: given.get("link") ?? "" };
}

/** What an address asks for that nobody can read: all of it, or the act. */
export function unreadIn(hash: string): "place" | "act" | "" {
  const place = readPlace(hash);
  if (!place) return hash.replace(/^#/, "") ? "place" : "";
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  return given.has("act") && !NUMBER.test(given.get("act") ?? "") ? "act" : "";
}

/** The part of an address behind `#`. It has no room for a seat's token. */
export function hashOfPlace(place: Place): string {
  const parts = [`table=${place.table}`];
  if (place.match) parts.push(`match=${place.match}`);
  parts.push(`round=${place.round}`);
  if (place.act !== null) parts.push(`act=${place.act}`);
  if (place.hand !== "none") parts.push(`hand=${place.hand}`);
  if (place.link) parts.push(`link=${place.link}`);
  return `#${parts.join("&")}`;
}

export const lookHome = `${prefix}/look`;

/** The page of a finished round; with the hand of one's own seat, if one has one. */
export function roundPage(table: string, match: number, round: number, you: number): string {
  return lookHome + hashOfPlace({ table, match, round, act: null, hand: you || "none", link: "" });
}

const NUMBER = /^\d+$/;
const MOST = 999_999;

const numberIn = (given: URLSearchParams, name: string): number =>
  NUMBER.test(given.get(name) ?? "") ? Math.min(MOST, Number(given.get(name))) : 0;

function handIn(given: URLSearchParams): OpenHand {
  return given.get("hand") === "all" ? "all" : numberIn(given, "hand") || "none";
}
