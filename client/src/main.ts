import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/large-text.css";
import "./style/worth.css";
import App from "./App.svelte";
import { keptHere } from "./link/address";
import { keepFiles } from "./link/worker";
import { renewWhenDeployed } from "./shell/renewing.svelte";
import { dress, follow } from "./settings/settings.svelte";
import { followTextSize } from "./style/textsize";
import { begin, followLanguage } from "./words/words.svelte";

document.documentElement.dataset.runs = "yes";
dress();
follow();
followTextSize();
followLanguage();
renewWhenDeployed();
await begin().catch((missing: unknown) => {
  document.getElementById("missing")!.hidden = false;
  throw missing;
});
document.getElementById("missing")?.remove();
keptHere.set("once-more", null);
keepFiles();
mount(App, { target: document.getElementById("app")! });
