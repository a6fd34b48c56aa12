// Keeps what never changes under its name, and the page for when the service can't be reached: it then opens, and
// says so itself. Nothing of a table is kept.
const KEPT = "escalera";
const FILES = new Set(__FILES__.map((name) => new URL(name, registration.scope).href));
const PAGE = registration.scope;
/** The rule pages are files of their own, which the service makes. */
const RULES = new URL("rules", PAGE).href;

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (FILES.has(request.url)) event.respondWith(keptOrFetched(request));
  else if (request.mode === "navigate") event.respondWith(fetchedOrKept(request));
});

/** What other builds were made of. */
async function forget() {
  const cache = await caches.open(KEPT);
  const old = (await cache.keys()).filter(({ url }) => url !== PAGE && !FILES.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function keptOrFetched(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) await cache.put(request, reply.clone());
  return reply;
}

/** Every page of ours is the same file, but for the rules. */
async function fetchedOrKept(request) {
  const cache = await caches.open(KEPT);
  try {
    const reply = await fetch(request);
    if (reply.ok && !request.url.startsWith(RULES) && reply.headers.get("content-type")?.startsWith("text/html")) await cache.put(PAGE, reply.clone());
    return reply;
  } catch (error) {
    const kept = await cache.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}
