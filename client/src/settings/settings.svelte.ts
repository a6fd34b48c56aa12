// What this browser's user likes; kept in the browser, shared by its tabs.
import { dark, KEY, wear, type Looks } from "./dress";

export type { Theme } from "./dress";

export interface Settings extends Looks {
  language: string;
  sound: boolean;
  confirmDiscard: boolean;
  warnDiscard: boolean;
  notify: boolean;
  sort: "rank" | "suit" | "own";
}

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

/** Let the page look as the settings say. */
export const dress = (): void => wear(settings);

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
