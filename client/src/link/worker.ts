// The service worker: a page opens at once the second time, and without the service too.
import { prefix } from "./address";

/** Ask for it once the page is there; a browser without one does as well. */
export function keepFiles(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register(`${prefix}/sw.js`).catch(() => undefined);
  // The sentences are fetched before this, so the page may have loaded already.
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
