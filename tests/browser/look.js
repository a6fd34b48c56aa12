// What a person sees of the page, and where to touch it. Only what is visible, and what a finger would hit.
async (patience) => {
  const until = Date.now() + patience;
  while (document.querySelector("[data-asking]") && Date.now() < until) await new Promise((done) => setTimeout(done, 4));
  const textOf = (one) => (one.getAttribute("aria-label") ?? one.innerText).replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
  // Equal cards are one as good as the other, and what is new is told apart for a moment only.
  const nameOf = (one) => textOf(one.dataset.card ? (one.querySelector(".hidden") ?? one) : one).replace(/(, \d+ of \d+)?(, new)?$/, "");
  const hit = (one) => {
    const box = one.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.12, 0.1], [0.88, 0.1], [0.12, 0.9], [0.88, 0.9], [0.5, 0.1], [0.12, 0.5], [0.88, 0.5]]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      const found = document.elementFromPoint(x, y);
      if (found && one.contains(found)) return { x, y };
    }
    return undefined;
  };
  const spot = (one) => {
    let at = hit(one);
    if (!at) one.scrollIntoView({ block: "nearest", behavior: "instant" }), (at = hit(one));
    return at && { ...at, name: nameOf(one), off: Boolean(one.disabled) || one.getAttribute("aria-disabled") === "true" };
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const spots = (selector) => all(selector).map(spot).filter(Boolean);
  const targets = (selector) => all(selector).map((one) => ({ ...spot(one), id: one.dataset.target })).filter((one) => one.name);
  const dialog = document.querySelector("dialog[open] button.main");
  const next = document.querySelector("main table ~ .row button.main");
  const ended = Boolean(next) && !dialog;
  const cards = ended || dialog ? [] : all("[data-card]");
  return {
    ended,
    sentence: document.querySelector(".awaited")?.innerText ?? "",
    bar: ended || dialog ? [] : spots("[role=toolbar] button"),
    hand: cards.map((one) => ({ ...spot(one), chosen: one.getAttribute("aria-pressed") === "true", id: one.dataset.card })).filter((one) => one.name),
    melds: targets('[data-target^="#"]'),
    plan: all(".planner li > :first-child").map(nameOf),
    refused: all("main [role=alert], main .refusal").map((one) => one.innerText.trim()).filter(Boolean).join(" "),
    mine: Boolean(document.querySelector("main.mine")),
    onward: dialog ? spot(dialog) : next ? spot(next) : null,
  };
}
