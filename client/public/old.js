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
})();
