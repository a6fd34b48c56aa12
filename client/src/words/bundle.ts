// The sentences of one language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Count } from "./numbers";

export type Facts = Record<string, unknown>;

const given = (facts: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? new Count(fact) : fact]));

/** A language's sentences: the same Fluent tree that Python reads. */
export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly miss: (words: Words) => boolean;
  private under: Words | undefined;

  /** `miss` is told when a sentence isn't there, and says whether it may still come. */
  constructor(language: string, texts: readonly string[], miss: (words: Words) => boolean = () => false) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: true });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
    this.miss = miss;
  }

  /** The same sentences, over those of another language that say what these lack. */
  over(under: Words): Words {
    const found = Object.assign(Object.create(Words.prototype) as Words, this);
    found.under = under;
    return found;
  }

  /** The sentence of a key, or of an attribute as in `field-packs.meaning`; the key where there is none. */
  say(key: string, facts: Record<string, FluentVariable> = {}): string {
    const pattern = this.pattern(key);
    if (pattern !== null) return this.bundle.formatPattern(pattern, given(facts), []).replaceAll("\n", " ");
    if (this.under) return this.under.say(key, facts);
    return this.miss(this) ? "" : key;
  }

  private pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}
