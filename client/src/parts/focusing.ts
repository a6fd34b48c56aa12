// Where the focus goes at a table, and that it is never lost.

const found = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

function to(selector: string): boolean {
  const target = found(selector);
  target?.focus({ preventScroll: Boolean(target.closest("[data-card]")) });
  return Boolean(target);
}

export const toHand = (): boolean => to('[data-card][tabindex="0"]');
export const toActs = (): boolean => to("[data-acts] button");
/** The first act that takes the chosen cards. */
export const toAccepting = (): boolean => to("[data-acts] [data-accepts]");

/** Within a row of buttons: the arrows go on, Home and End to its ends. */
export function step(row: HTMLElement, key: string): boolean {
  const buttons = [...row.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const at = buttons.findIndex((one) => one === document.activeElement);
  const way = document.documentElement.dir === "rtl" ? -1 : 1;
  const next = { ArrowLeft: at - way, ArrowRight: at + way, Home: 0, End: buttons.length - 1 }[key];
  if (next === undefined || !buttons.length) return false;
  buttons[(next + buttons.length) % buttons.length]?.focus();
  return true;
}

/** Whether nothing has the focus that a key could be meant for. */
export const nowhere = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.id === "content");

/** Whether nothing has it, or a heading that is only read. */
export const idle = (target: EventTarget | null): boolean =>
  nowhere(target) || (target instanceof HTMLElement && target.matches("#content h2"));

/** Whether keys are letters just now, or belong to a dialog. */
export function typing(target: EventTarget | null): boolean {
  if (found("dialog[open]")) return true;
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/** Whenever what had the focus is gone, it goes to what comes next. Returns how to stop. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  const stop = new AbortController();
  const look = (): void => {
    const now = document.activeElement;
    const lost = (now === document.body || !now) && last && !last.isConnected;
    if (lost || now?.matches(":disabled") || (waiting && nowhere(now))) onward();
  };
  let waiting = false;
  const onward = (): void => {
    waiting = !(found("dialog[open]") ? to("dialog[open] button") : forward());
    if (waiting) to("#content");
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", ({ target }) => (last = target as Element), { signal: stop.signal });
  document.addEventListener("pointerdown", () => (waiting = false), { signal: stop.signal });
  return () => (watcher.disconnect(), stop.abort());
}

/** What is laid out is played next; else one goes on in the hand, or to the next round. */
const forward = (): boolean => to('[data-act="play"]') || toHand() || to("#content button.main:not(:disabled)");
