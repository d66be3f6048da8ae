import { expect, test } from "vitest";
import page from "../../index.html?raw";
import { settings } from "./settings.svelte";

test("what the browser draws around the page follows the setting, and the device only where that is wanted", () => {
  const told = new DOMParser().parseFromString(page, "text/html").querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  document.head.append(...told);
  const media = () => Object.fromEntries([...told].map((meta) => [meta.dataset["theme"], meta.getAttribute("media")]));
  const asked = media();
  settings.setTheme("dark");
  expect(media()).toEqual({ light: "not all", dark: "all" });
  settings.setTheme("light");
  expect(media()).toEqual({ light: "all", dark: "not all" });
  settings.setTheme("system");
  expect(media()).toEqual(asked);
});
