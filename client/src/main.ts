import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import App from "./App.svelte";
import { dress, follow } from "./settings/settings.svelte";
import { speak } from "./words/words.svelte";

dress();
follow();
await speak();
mount(App, { target: document.getElementById("app")! });
