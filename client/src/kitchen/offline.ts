// What has to be there without a connection: this page's files, and the rules in words.
import { home, prefix } from "../link/address";

const KEPT = "escalera";

/** Keep them where the service worker looks; false where there is none. Files come from the browser's own memory. */
export async function keepForOffline(language: string): Promise<boolean> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return false;
  await import("../settings/SettingsDialog.svelte");
  await navigator.serviceWorker.ready;
  const cache = await caches.open(KEPT);
  const used = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = used.filter((name) => name.startsWith(`${location.origin}${prefix}/static/`));
  const wanted = [...new Set(files), location.origin + home, `${location.origin}${prefix}/api/editions?lang=${language}`];
  const kept = await Promise.all(wanted.map((url) => cache.match(url, { ignoreVary: true })));
  return cache.addAll(wanted.filter((_, at) => !kept[at])).then(() => true, () => false);
}
