// In the words of old browsers: says so where the table can't run, and changes nothing elsewhere.
(function () {
  var able =
    "noModule" in document.createElement("script") &&
    !!window.HTMLDialogElement &&
    !!Array.prototype.at &&
    !!Object.hasOwn &&
    CSS.supports("aspect-ratio", "1");
  document.getElementById("old").hidden = able;
})();
