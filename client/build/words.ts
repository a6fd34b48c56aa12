// `virtual:words/en`: a language's Fluent files that the browser needs, as one text.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const TREE = resolve(import.meta.dirname, "../../src/escalera/i18n");
const PREFIX = "virtual:words/";
/** What only the command line says stays there, and so does what the service says in whole sentences. */
const LEFT_OUT = new Set([
  "cli.ftl", "files.ftl", "help.ftl", "house.ftl", "join.ftl", "pages.ftl", "terminal.ftl", "why.ftl",
]);
/** What the rule pages say. */
const GUIDE = "guide-";

export function languages(): string[] {
  return readdirSync(TREE, { withFileTypes: true })
    .filter((one) => one.isDirectory() && existsSync(resolve(TREE, one.name, "cards.ftl")))
    .map((one) => one.name)
    .sort();
}

export function files(language: string): string[] {
  const folder = resolve(TREE, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !LEFT_OUT.has(name) && !name.startsWith(GUIDE))
    .sort()
    .map((name) => resolve(folder, name));
}

/** Without comments, blank lines and what indents a line. */
export function text(language: string): string {
  const lines = files(language).flatMap((file) => readFileSync(file, "utf-8").split("\n"));
  return lines.filter((line) => line.trim() && !line.startsWith("#")).join("\n");
}

export function words(): Plugin {
  return {
    name: "escalera-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      if (name === "languages") {
        const cases = languages().map((one) => `${JSON.stringify(one)}: () => import("${PREFIX}${one}")`);
        return `export const languages = { ${cases.join(", ")} };`;
      }
      files(name).forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(text(name))};`;
    },
  };
}
