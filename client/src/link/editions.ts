// The rules in words, as the service tells them: of every edition, and of a table.
import type { Editions, TableRules } from "../protocol";
import { api, prefix } from "./address";
import { call, isRefused, type Refused } from "./calls";

const told = new Map<string, Promise<Editions | Refused>>();

/** All editions in a language; asked for once. */
export function editions(language: string): Promise<Editions | Refused> {
  const found = told.get(language) ?? call<Editions>(`${prefix}/api/editions?lang=${language}`);
  told.set(language, found);
  void found.then((answer) => isRefused(answer) && told.delete(language));
  return found;
}

/** A table's rules in a language, its house rules applied. */
export const tableRules = (table: string, language: string, bearer: string): Promise<TableRules | Refused> =>
  call<TableRules>(`${api}/${table}/rules?lang=${language}`, undefined, bearer);
