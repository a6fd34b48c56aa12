// What of the page's text can't be read: cut, covered, without room, or beside the window.
() => {
  const lost = [];
  if (document.documentElement.scrollWidth > innerWidth + 1) lost.push(`sideways: ${document.documentElement.scrollWidth}`);
  const written = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  for (const one of document.querySelectorAll("#app *")) {
    if (one.closest("[aria-hidden=true], .hidden, svg, .skip, .first, dialog:not([open])") || !written(one)) continue;
    if (!one.checkVisibility({ visibilityProperty: true }) || getComputedStyle(one).clipPath !== "none") continue;
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) { lost.push(`no room: ${one.textContent}`); continue; }
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !(one.contains(hit) || hit.contains(one))) lost.push(`covered: ${one.textContent} by ${hit?.className}`);
    for (let up = one; up.id !== "app"; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "hidden" && up.scrollWidth > up.clientWidth + 1) lost.push(`cut: ${one.textContent}`);
    }
  }
  return lost;
}
