// `sw.js`: the service worker, told which files this build is made of.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const SOURCE = resolve(import.meta.dirname, "worker.js");

export function worker(): Plugin {
  return {
    name: "escalera-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("static/"));
      const source = readFileSync(SOURCE, "utf-8").replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
