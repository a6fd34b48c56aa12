// In the words of old browsers: says so where the table can't run, and changes nothing elsewhere.
(function () {
  var old = document.getElementById("old");
  var able =
    "noModule" in document.createElement("script") &&
    !!window.HTMLDialogElement &&
    !!Array.prototype.at &&
    !!Object.hasOwn &&
    CSS.supports("aspect-ratio", "1");
  if (able) old.parentNode.removeChild(old);
  else old.hidden = false;

  // A new version was put in the place of this one while it was being fetched: once more, then it is said.
  window.addEventListener("load", function () {
    if (!able || document.documentElement.dataset.runs) return;
    try {
      if (!sessionStorage.getItem("escalera-once-more")) {
        sessionStorage.setItem("escalera-once-more", "yes");
        return location.reload();
      }
    } catch (nothingIsKept) {}
    document.getElementById("missing").hidden = false;
  });
})();
