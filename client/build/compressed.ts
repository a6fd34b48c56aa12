// Beside each file that shrinks, the same in brotli and gzip, so that the service only has to choose.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SHRINKS = /\.(js|css|svg|json|webmanifest)$/;

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "escalera-compressed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!SHRINKS.test(name)) continue;
        const data = readFileSync(resolve(folder, name));
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(resolve(folder, `${name}.br`), brotliCompressSync(data, best));
        writeFileSync(resolve(folder, `${name}.gz`), gzipSync(data, { level: 9 }));
      }
    },
  };
}
