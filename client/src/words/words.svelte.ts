// The language that is spoken now. Of it alone is fetched what is said at once, and the rest when that is wanted.
import { languages } from "virtual:words/languages";
import type { FluentVariable } from "@fluent/bundle";
import { change, settings } from "../settings/settings.svelte";
import { Words } from "./bundle";
import { addressed, keepChoice } from "./choice";

const FIRST = "en";
const RIGHT_TO_LEFT = ["ar", "fa", "he"];
const spoken = $state<{ words: Words }>({ words: new Words(FIRST, []) });
const loaded = new Map<string, Promise<string>>();
let wantsRest = false;

export const offered = Object.keys(languages);

/** The best language for somebody who reads these. */
export function chooseLanguage(wanted: readonly string[]): string {
  for (const one of wanted) {
    const found = offered.find((code) => one.toLowerCase().split("-")[0] === code);
    if (found) return found;
  }
  return FIRST;
}

/** Speak what the address asks for, and go on with it; or what was chosen before, or what the browser reads. */
export async function begin(): Promise<void> {
  const asked = addressed();
  if (offered.includes(asked)) return choose(asked);
  await speak(chooseLanguage([settings.language, ...navigator.languages]));
}

/** Speak a language from now on. */
async function speak(language: string): Promise<void> {
  const parts = wantsRest ? (["first", "rest"] as const) : (["first"] as const);
  const texts = await Promise.all(parts.map((part) => load(language, part)));
  spoken.words = new Words(language, texts, miss);
  document.documentElement.lang = language;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
}

/** Speak what somebody has chosen, here and on the next visit. */
export async function choose(language: string): Promise<void> {
  await speak(language);
  change({ language });
  keepChoice(language);
}

function load(language: string, part: "first" | "rest"): Promise<string> {
  const key = `${language}/${part}`;
  const found = loaded.get(key) ?? languages[language]![part]().then((text) => text.default);
  loaded.set(key, found);
  found.catch(() => loaded.delete(key));
  return found;
}

/** Be ready to say everything. */
export async function whole(): Promise<void> {
  if (wantsRest) return void (await load(spoken.words.language, "rest"));
  wantsRest = true;
  await speak(spoken.words.language).catch((lost: unknown) => {
    wantsRest = false;
    throw lost;
  });
}

/** A part of the page that is fetched when it is wanted, and its sentences with it. */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  const [found] = await Promise.all([part, whole()]);
  return found;
}

/** Something isn't said at once, or not in this language: fetch the rest, then what English says. False: nobody says it. */
function miss(words: Words): boolean {
  if (wantsRest && words.language === FIRST) return words !== spoken.words;
  void (wantsRest ? fallBack(words) : whole()).catch(() => undefined);
  return true;
}

async function fallBack(words: Words): Promise<void> {
  const texts = await Promise.all([load(FIRST, "first"), load(FIRST, "rest")]);
  if (spoken.words === words) spoken.words = words.over(new Words(FIRST, texts));
}

/** Speak what another tab was told to speak. */
export function followLanguage(): void {
  addEventListener("storage", () => {
    if (settings.language && settings.language !== spoken.words.language) void speak(settings.language);
  });
}

/** The words of the language that is spoken: reading them in a component follows a change. */
export const words = (): Words => spoken.words;

/** The sentence of a key. */
export const t = (key: string, facts: Record<string, FluentVariable> = {}): string => spoken.words.say(key, facts);
