// Text may be twice as large as usual, by the browser's own settings: then pages are scrolled, not squeezed.

/** So many pixels of a line of text are large. */
const LARGE = 24;

/** Follow the size of text, and say on the page when it is large. */
export function followTextSize(): void {
  const line = document.createElement("div");
  line.className = "line-of-text";
  line.ariaHidden = "true";
  document.body.append(line);
  new ResizeObserver(([seen]) => {
    document.documentElement.classList.toggle("large-text", (seen?.contentRect.height ?? 0) >= LARGE);
  }).observe(line);
}
