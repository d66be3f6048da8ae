/** The page itself. */
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import "./lib/styles/tokens.css";
import "./lib/styles/app.css";

export function start(): void {
  settings.show();
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}
