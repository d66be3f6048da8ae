import { mount } from "svelte";
import App from "./App.svelte";
import { setOut } from "./lib/arrival";
import { settings } from "./lib/settings.svelte";
import "./lib/styles/tokens.css";
import "./lib/styles/app.css";

settings.show();
setOut();
const target = document.getElementById("app");
if (target) mount(App, { target });
