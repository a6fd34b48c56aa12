// The sentences of one language, and the letters of its cards.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Facts = Record<string, unknown>;

/** A language's sentences: the same Fluent tree that Python reads. */
export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly fallback: Words | undefined;

  constructor(language: string, text: string, fallback?: Words) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: true });
    this.bundle.addResource(new FluentResource(text));
    this.fallback = fallback;
  }

  /** The sentence of a key, or of an attribute as in `field-packs.meaning`; the key where there is none. */
  say(key: string, facts: Record<string, FluentVariable> = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) return this.fallback ? this.fallback.say(key, facts) : key;
    return this.bundle.formatPattern(pattern, facts, []).replaceAll("\n", " ");
  }

  has(key: string): boolean {
    return this.pattern(key) !== null || Boolean(this.fallback?.has(key));
  }

  private pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}
