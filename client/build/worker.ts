// `sw.js`: the service worker, told which files this build is made of, and which of them the kitchen table needs.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rollup } from "vite";

const SOURCE = resolve(import.meta.dirname, "worker.js");
/** What the kitchen table is made of; words come in addition, by language. */
const KITCHEN = ["client/index.html", "screens/Kitchen.svelte", "settings/SettingsDialog.svelte"];
const WORDS = /virtual:words\/(\w+)\/(?:first|rest)$/;

export function worker(): Plugin {
  return {
    name: "escalera-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("static/"));
      const source = readFileSync(SOURCE, "utf-8")
        .replace("__FILES__", JSON.stringify(files))
        .replace("__KITCHEN__", JSON.stringify(kitchen(bundle)))
        .replace("__WORDS__", JSON.stringify(wordsOf(bundle)));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

const chunks = (bundle: Rollup.OutputBundle): Rollup.OutputChunk[] =>
  Object.values(bundle).filter((one): one is Rollup.OutputChunk => one.type === "chunk");

function kitchen(bundle: Rollup.OutputBundle): string[] {
  const wanted = chunks(bundle).filter((one) => KITCHEN.some((name) => one.facadeModuleId?.endsWith(name)));
  if (wanted.length !== KITCHEN.length) throw new Error("the kitchen table is not in the bundle");
  return [...new Set(wanted.flatMap((one) => closure(bundle, one)))];
}

/** A chunk with its styles, and whatever it imports. */
function closure(bundle: Rollup.OutputBundle, chunk: Rollup.OutputChunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunks(bundle).filter((one) => chunk.imports.includes(one.fileName));
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [chunk.fileName, ...styles, ...imported.flatMap((one) => closure(bundle, one, seen))];
}

/** The files with the kitchen table's sentences, by language. */
function wordsOf(bundle: Rollup.OutputBundle): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { facadeModuleId, fileName } of chunks(bundle)) {
    const [, language] = WORDS.exec(facadeModuleId ?? "") ?? [];
    if (language) (found[language] ??= []).push(fileName);
  }
  return found;
}
