// Which sentences the client says, read off its sources: at once, or with what is fetched later.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

const SOURCES = resolve(import.meta.dirname, "../src");
const FIRST = "main.ts";
/** Fetched later than the table, and still there before it is looked at. */
const ALONG = ["movement/Movement.svelte"];

const SAID = /["'`]([a-z]+(?:-[a-z0-9]+)*-)\$\{|["'`]([a-z]+(?:-[a-z0-9]+)*(?:\.[a-z]+)?)["'`]/g;
const STATIC = /^\s*(?:import|export)\s(?!type\s)[^;'"]*?["'](\.[^'"]+)["']/gm;

/** Whole keys, and the beginnings of those that are put together. */
export interface Said {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

/** What is said before anything is fetched later. */
export const saidAtOnce = (): Said => saidIn(reached([FIRST, ...ALONG].map((name) => resolve(SOURCES, name))));

/** What pages have in common and is fetched with the first, without what the rule pages wear too. */
export function fetchedAtOnce(): ReadonlySet<string> {
  const [all, worn] = [FIRST, "guide/guide.ts"].map((name) => reached([resolve(SOURCES, name)]));
  const pages = new Set([resolve(SOURCES, FIRST), resolve(SOURCES, "App.svelte")]);
  const own = [...all!].filter((name) => !worn!.has(name) && !pages.has(name) && dirname(name) !== resolve(SOURCES, "screens"));
  return new Set([...own, ...[...all!].flatMap(stylesOf)]);
}

/** The styles that a file brings along. */
function stylesOf(file: string): string[] {
  const found = readFileSync(file, "utf-8").matchAll(/^\s*import\s+["'](\.[^'"]+\.css)["']/gm);
  return [...found].map(([, name = ""]) => resolve(dirname(file), name));
}

/** All that is ever said. */
export const saidAtAll = (): Said => saidIn(sources());

export function sources(): string[] {
  const names = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
  return names.filter((name) => /\.(ts|svelte)$/.test(name) && !/(\.test|protocol)\.ts$/.test(name)).map((name) => resolve(SOURCES, name));
}

/** The files that these import, without those that are fetched when they are wanted. */
function reached(files: string[]): Set<string> {
  const found = new Set<string>();
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, name = ""] of readFileSync(file, "utf-8").matchAll(STATIC)) {
      const other = ["", ".ts"].map((ending) => resolve(dirname(file), name) + ending).find((one) => /\.(ts|svelte)$/.test(one) && existsSync(one));
      if (other) files.push(other);
    }
  }
  return found;
}

function saidIn(files: Iterable<string>): Said {
  const [whole, beginnings] = [new Set<string>(), new Set<string>()];
  for (const file of files) {
    for (const [, beginning, key] of readFileSync(file, "utf-8").matchAll(SAID)) {
      if (beginning) beginnings.add(beginning);
      else if (key) whole.add(key.replace(/\..*/, ""));
    }
  }
  return { whole, beginnings: [...beginnings] };
}
