// Letters on the page, in text or for the ear, that stand outside of brackets and aren't known names.
(known) => {
  const told = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription", "aria-valuetext"];
  const outside = (text) => {
    let depth = 0;
    let found = "";
    for (const letter of text.replace(/[\u2066-\u2069]/g, "")) {
      if (letter === "[") depth += 1;
      else if (letter === "]") depth -= 1;
      else if (!depth) found += letter;
      if (letter === "]") found += " ";
    }
    for (const name of known) found = found.replaceAll(name, " ");
    return depth ? `unbalanced: ${text}` : found.match(/\p{L}{2,}.*/u)?.[0];
  };
  const wrong = [];
  const look = (text, where) => {
    const found = text && outside(text);
    if (found) wrong.push(`${where}: ${found} (${text})`);
  };
  look(document.title, "title of the page");
  for (const one of document.querySelectorAll("body, body *")) {
    if (one.closest("script, style, noscript, kbd, option[lang], [hreflang]") || !one.checkVisibility()) continue;
    for (const name of told) look(one.getAttribute(name), name);
    for (const node of one.childNodes) if (node.nodeType === 3) look(node.textContent, one.tagName);
  }
  return [...new Set(wrong)];
}
