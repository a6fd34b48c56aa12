import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";
import { keepFiles } from "./link/worker";
import { renewWhenDeployed } from "./shell/renewing.svelte";
import { dress, follow } from "./settings/settings.svelte";
import { followLanguage, speak } from "./words/words.svelte";

dress();
follow();
followLanguage();
await speak();
keepFiles();
renewWhenDeployed();
mount(App, { target: document.getElementById("app")! });
