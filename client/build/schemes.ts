// Readers without a script get the dark colours by a media query: the same tokens, not written a second time.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const TOKENS = resolve(import.meta.dirname, "../src/style/tokens.css");
const PLACE = "/* {{dark}} */";
const DARK = /:root\[data-theme="dark"\] (\{[^}]*\})/;

export function schemes(): Plugin {
  return {
    name: "escalera-schemes",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".css") || !code.includes(PLACE)) return undefined;
      const dark = DARK.exec(readFileSync(TOKENS, "utf-8"))?.[1];
      if (!dark) throw new Error("there are no dark colours in tokens.css");
      this.addWatchFile(TOKENS);
      return code.replace(PLACE, `@media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) ${dark} }`);
    },
  };
}
