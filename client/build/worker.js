// Keeps what never changes under its name, and the page for when the service can't be reached: it then opens, and
// says so itself. Nothing of a table is kept. Who keeps score at the kitchen table has its rules and files here too.
const KEPT = "escalera";
const FILES = new Set(__FILES__.map((name) => new URL(name, registration.scope).href));
const PAGE = registration.scope;
/** The rule pages are files of their own, which the service makes. */
const RULE_PAGES = new URL("rules", PAGE).href;
const RULES = new URL("api/editions", PAGE).href;
const KITCHEN = __KITCHEN__;
const WORDS = __WORDS__;

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  event.waitUntil(forget().then(goOn).then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (FILES.has(request.url)) event.respondWith(keptOrFetched(request));
  else if (request.mode === "navigate") event.respondWith(fetchedOrKept(request, PAGE, "text/html"));
  else if (isRules(request)) event.respondWith(fetchedOrKept(request, request.url, "application/json"));
});

const isRules = ({ url }) => url.startsWith(`${RULES}?`);

/** What other builds were made of. */
async function forget() {
  const cache = await caches.open(KEPT);
  const old = (await cache.keys()).filter((request) => request.url !== PAGE && !FILES.has(request.url) && !isRules(request));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Whoever kept score with another build goes on without a connection with this one. */
async function goOn() {
  const cache = await caches.open(KEPT);
  const rules = (await cache.keys()).filter(isRules).map(({ url }) => url);
  if (rules.length === 0) return;
  const languages = new Set(["en", ...rules.map((url) => new URL(url).searchParams.get("lang"))]);
  const files = [...KITCHEN, ...[...languages].flatMap((one) => WORDS[one] ?? [])];
  await cache.addAll([PAGE, ...rules, ...files.map((name) => new URL(name, PAGE).href)]).catch(() => undefined);
}

async function keptOrFetched(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) await cache.put(request, reply.clone());
  return reply;
}

/** What may be newer there: the rules where they were asked for, and every page of ours, which are the same file. */
async function fetchedOrKept(request, place, kind) {
  const cache = await caches.open(KEPT);
  try {
    const reply = await fetch(request);
    const ours = !request.url.startsWith(RULE_PAGES) && reply.headers.get("content-type")?.startsWith(kind);
    if (reply.ok && ours) await cache.put(place, reply.clone());
    return reply;
  } catch (error) {
    const kept = await cache.match(place, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
