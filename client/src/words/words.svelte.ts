// The language that is spoken now.
import { languages } from "virtual:words/languages";
import type { FluentVariable } from "@fluent/bundle";
import { settings } from "../settings/settings.svelte";
import { Words } from "./bundle";

const FIRST = "en";
const spoken = $state<{ words: Words }>({ words: new Words(FIRST, "") });

export const offered = Object.keys(languages);

/** The best language for somebody who reads these. */
export function chooseLanguage(wanted: readonly string[]): string {
  for (const one of wanted) {
    const found = offered.find((code) => one.toLowerCase().split("-")[0] === code);
    if (found) return found;
  }
  return FIRST;
}

/** Load a language and speak it from now on. */
export async function speak(language: string = settings.language || chooseLanguage(navigator.languages)) {
  const load = async (code: string) => (await languages[code]!()).default;
  const first = new Words(FIRST, await load(FIRST));
  spoken.words = language === FIRST ? first : new Words(language, await load(language), first);
  document.documentElement.lang = language;
  document.documentElement.dir = ["ar", "he", "fa"].includes(language) ? "rtl" : "ltr";
}

/** Speak what another tab was told to speak. */
export function followLanguage(): void {
  addEventListener("storage", () => {
    if (settings.language && settings.language !== spoken.words.language) void speak();
  });
}

/** The words of the language that is spoken: reading them in a component follows a change. */
export const words = (): Words => spoken.words;

/** The sentence of a key. */
export const t = (key: string, facts: Record<string, FluentVariable> = {}): string => spoken.words.say(key, facts);
