import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";
import { keepFiles } from "./link/worker";
import { dress, follow } from "./settings/settings.svelte";
import { speak } from "./words/words.svelte";

dress();
follow();
await speak();
keepFiles();
mount(App, { target: document.getElementById("app")! });
