// The typeface in the parts that languages are written in, and no heavier than we draw it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const MODULES = resolve(import.meta.dirname, "../node_modules");
const WHOLE = resolve(MODULES, "@fontsource-variable/source-sans-3/files");
/** Where style/tokens.css finds the parts. */
const MADE = resolve(MODULES, ".typeface");

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
const ASCII = `${range(0x20, 0x7e)}\u00a0§«°±·»×–—‘’‚“”„…′↑↓←→−•\u202f€№`;

/** A part's letters, and the file that has them. */
const PARTS: Record<string, [string, string]> = {
  ascii: [ASCII, "latin"],
  latin: [`${ASCII}${range(0xa1, 0xff)}ıŒœŸ`, "latin"],
  greek: [range(0x370, 0x3ff), "greek"],
  cyrillic: [`${range(0x410, 0x44f)}ЁёЄєІіЇї`, "cyrillic"],
};
const HOW = {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ["ccmp", "kern", "locl", "mark", "mkmk"],
} as const;

export function typeface(): Plugin {
  return { name: "escalera-typeface", buildStart: make };
}

async function make(): Promise<void> {
  mkdirSync(MADE, { recursive: true });
  for (const [name, [letters, file]] of Object.entries(PARTS)) {
    const made = resolve(MADE, `typeface-${name}.woff2`);
    const whole = readFileSync(resolve(WHOLE, `source-sans-3-${file}-wght-normal.woff2`));
    const found = await subset(whole, letters, HOW);
    if (!existsSync(made) || !found.equals(readFileSync(made))) writeFileSync(made, found);
  }
}
