import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import "./lib/styles/tokens.css";
import "./lib/styles/app.css";

settings.show();
const target = document.getElementById("app");
if (target) mount(App, { target });
