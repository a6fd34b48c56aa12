import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./build/compressed.ts";
import { schemes } from "./build/schemes.ts";
import { typeface } from "./build/typeface.ts";
import { words } from "./build/words.ts";
import { worker } from "./build/worker.ts";

// The service puts its path's prefix into index.html; scripts find their parts beside themselves.
const PREFIX = "{{prefix}}";

export default defineConfig({
  plugins: [svelte(), words(), schemes(), typeface(), worker(), compressed()],
  base: "/",
  build: {
    outDir: "../src/escalera/web/client",
    emptyOutDir: true,
    assetsDir: "static",
    assetsInlineLimit: 0,
    // The pages of the client, and what the rule pages of the service wear.
    rolldownOptions: { input: { index: "index.html", guide: "src/guide/guide.ts" } },
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `${PREFIX}/${name}` : { relative: true }),
  },
});
