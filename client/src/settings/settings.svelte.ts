// What this browser's user likes; kept in the browser, shared by its tabs.
export type Theme = "system" | "light" | "dark" | "contrast";

export interface Settings {
  language: string;
  theme: Theme;
  fourColours: boolean;
  largePrint: boolean;
  leftHanded: boolean;
  sound: boolean;
  motion: boolean;
  confirmDiscard: boolean;
  warnDiscard: boolean;
  notify: boolean;
  sort: "rank" | "suit" | "own";
}

const KEY = "escalera-settings";
const DEFAULTS: Settings = {
  language: "", theme: "system", fourColours: false, largePrint: false, leftHanded: false, sound: true,
  motion: true, confirmDiscard: false, warnDiscard: true, notify: false, sort: "rank",
};

export const settings: Settings = $state(kept());

function kept(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** Change settings and keep them. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  dress();
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Let the page look as the settings say. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.classList.toggle("four-colours", settings.fourColours);
  root.classList.toggle("large-print", settings.largePrint);
  root.classList.toggle("left-handed", settings.leftHanded);
  root.classList.toggle("still", !settings.motion);
}

/** How many pixels a rem is: large print and large screens have more. */
export function rem(): number {
  void settings.largePrint;
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Follow what another tab changes, and the system's evening. */
export function follow(): void {
  dark.addEventListener("change", dress);
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, kept());
    dress();
  });
}
