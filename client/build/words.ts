// `virtual:words/da/first` and `/rest`: what the client says in a language, at once and later, as Fluent texts.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { saidAtAll, saidAtOnce, type Said } from "./keys.ts";

const TREE = resolve(import.meta.dirname, "../../src/escalera/i18n");
const PREFIX = "virtual:words/";
const REFERENCE = /\{ ([a-z][a-z0-9_-]*)(?:\.[a-z]+)? \}/g;

export function languages(): string[] {
  return readdirSync(TREE, { withFileTypes: true })
    .filter((one) => one.isDirectory() && existsSync(resolve(TREE, one.name, "cards.ftl")))
    .map((one) => one.name)
    .sort();
}

export function files(language: string): string[] {
  const folder = resolve(TREE, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => resolve(folder, name));
}

/** The messages of a language by key, without comments and blank lines. */
export function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = "";
  for (const line of files(language).flatMap((file) => readFileSync(file, "utf-8").split("\n"))) {
    if (!line.trim() || line.startsWith("#")) continue;
    if (/^[a-z]/.test(line)) key = line.slice(0, line.search(/[ =]/));
    found.set(key, found.has(key) ? `${found.get(key)}\n${line}` : line);
  }
  return found;
}

/** The keys of these that are said, with all that they are made of. */
export function needed(all: ReadonlyMap<string, string>, said: Said): Set<string> {
  const found = new Set<string>();
  const wanted = [...all.keys()].filter((key) => said.whole.has(key) || said.beginnings.some((one) => key.startsWith(one)));
  for (const key of wanted) {
    if (found.has(key) || !all.has(key)) continue;
    found.add(key);
    for (const [, part = ""] of all.get(key)!.matchAll(REFERENCE)) wanted.push(part);
  }
  return found;
}

export function text(language: string, part: string): string {
  const all = messages(language);
  const first = needed(all, saidAtOnce());
  const keys = part === "first" ? first : [...needed(all, saidAtAll())].filter((key) => !first.has(key));
  return [...keys].map((key) => all.get(key)!.replace(/^ +/gm, " ")).join("\n");
}

export function words(): Plugin {
  return {
    name: "escalera-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [name = "", part = ""] = id.slice(PREFIX.length + 1).split("/");
      if (name === "languages") return listed();
      files(name).forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(text(name, part))};`;
    },
  };
}

function listed(): string {
  const one = (name: string, part: string) => `${part}: () => import("${PREFIX}${name}/${part}")`;
  const cases = languages().map((name) => `${JSON.stringify(name)}: { ${one(name, "first")}, ${one(name, "rest")} }`);
  return `export const languages = { ${cases.join(", ")} };`;
}
