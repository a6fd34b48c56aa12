// How a page looks by its reader's settings, without what a table needs.
export type Theme = "system" | "light" | "dark" | "contrast";

export interface Looks {
  theme: Theme;
  fourColours: boolean;
  largePrint: boolean;
  leftHanded: boolean;
  motion: boolean;
}

export const KEY = "escalera-settings";
export const dark = matchMedia("(prefers-color-scheme: dark)");

/** Let the page look as these say. */
export function wear(looks: Looks): void {
  const root = document.documentElement;
  root.dataset.theme = looks.theme === "system" ? (dark.matches ? "dark" : "light") : looks.theme;
  root.classList.toggle("four-colours", looks.fourColours);
  root.classList.toggle("large-print", looks.largePrint);
  root.classList.toggle("left-handed", looks.leftHanded);
  root.classList.toggle("still", !looks.motion);
}
