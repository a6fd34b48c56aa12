import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./build/compressed.ts";
import { fetchedAtOnce } from "./build/keys.ts";
import { schemes } from "./build/schemes.ts";
import { typeface } from "./build/typeface.ts";
import { words } from "./build/words.ts";
import { worker } from "./build/worker.ts";

// The service puts its path's prefix into index.html; scripts find their parts beside themselves.
const PREFIX = "{{prefix}}";
/** What is always fetched together is one file, whoever else needs a part of it later. */
const atOnce = fetchedAtOnce();

export default defineConfig({
  plugins: [svelte(), words(), schemes(), typeface(), worker(), compressed()],
  base: "/",
  build: {
    outDir: "../src/escalera/web/client",
    emptyOutDir: true,
    assetsDir: "static",
    assetsInlineLimit: 0,
    // The pages of the client, and what the rule pages of the service wear.
    rolldownOptions: {
      // Whoever sets it up to play isn't told which part of the build took how long.
      checks: { bundlerTimings: false },
      input: { index: "index.html", guide: "src/guide/guide.ts" },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "table", test: (id) => atOnce.has(id.replace(/\?.*/, "")) }] } },
    },
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `${PREFIX}/${name}` : { relative: true }),
  },
});
