// A new version was put in the place of this one while the page was open: parts not fetched yet are gone.
import { home, keptHere } from "../link/address";

/** A part is missing: a new version is there (`newer`), or it can't be fetched now (`missing`). */
export const renewal = $state<{ what: "" | "newer" | "missing" }>({ what: "" });

export function renewWhenDeployed(): void {
  addEventListener("vite:preloadError", () => void renew());
}

async function renew(): Promise<void> {
  const served = await servedBuild();
  const own = document.documentElement.dataset.build;
  if (!served || served === own) return void (renewal.what = "missing");
  // Once for each version: a page that is kept somewhere on the way must not load for ever.
  if (holdsText() || !keptHere.lasts || keptHere.get("renewed") === served) return void (renewal.what = "newer");
  keptHere.set("renewed", served);
  location.reload();
}

/** The version that the service has now. */
async function servedBuild(): Promise<string | undefined> {
  const page = await fetch(home, { cache: "no-store" }).then((reply) => reply.text(), () => "");
  return /data-build="([^"]*)"/.exec(page)?.[1];
}

/** Cards that are chosen or laid out outlive a reload; what is being written doesn't. */
function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("main input:not([readonly]), aside input, textarea");
  return [...fields].some((one) => one.value !== one.defaultValue);
}
