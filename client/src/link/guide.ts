// Where the rule pages are: what differs from an edition stands in the address.
import type { Options } from "../protocol";
import { prefix } from "./address";

const USUAL = 4;

/** The page of all editions. */
export const rulePages = (language: string): string => `${prefix}/rules?lang=${language}`;

/** The page of a table's rules, its house rules included. */
export function rulePage({ edition = "bolivia", players = USUAL, rules = {} }: Options, language: string): string {
  const { players: _, ...house } = rules;
  const given = { ...(players === USUAL ? {} : { players: `${players}` }), ...house, lang: language };
  return `${prefix}/rules/${edition}?${new URLSearchParams(given)}`;
}
