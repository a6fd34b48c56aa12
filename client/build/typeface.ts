// The page asks for the typeface at once: it comes before the first line is drawn, and nothing moves afterwards.
import type { Plugin } from "vite";

const FIRST = /-latin-wght-normal-[\w-]+\.woff2$/;

export function typeface(prefix: string): Plugin {
  return {
    name: "escalera-typeface",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) => {
        const name = Object.keys(bundle ?? {}).find((one) => FIRST.test(one));
        if (!name) throw new Error("the typeface is not in the bundle");
        const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `${prefix}/${name}` };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}
