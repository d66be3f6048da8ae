/** How somebody likes it, kept on this device. */
import { remember, remembered } from "./storage";
import { LANGUAGES, type Language } from "./texts";

export const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

export const SPEEDS = [0, 1, 2] as const;
type Speed = (typeof SPEEDS)[number];

function oneOf<T>(values: readonly T[], told: unknown, otherwise: T): T {
  return values.find((value) => String(value) === told) ?? otherwise;
}

function browserLanguage(): Language {
  const wanted = navigator.languages ?? [navigator.language];
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.some((known) => known === tag));
  return oneOf(LANGUAGES, spoken, "en");
}

/** What the browser draws around the page has the colours of the page, whatever the device prefers. */
function paintAround(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset["theme"];
    meta.setAttribute("media", theme === "system" ? `(prefers-color-scheme: ${own})` : theme === own ? "all" : "not all");
  }
}

class Settings {
  theme = $state<Theme>(oneOf(THEMES, remembered("theme"), "system"));
  language = $state<Language>(oneOf(LANGUAGES, remembered("language"), browserLanguage()));
  speed = $state<Speed>(oneOf(SPEEDS, remembered("speed"), 1));
  sound = $state(remembered("sound") === "on");
  /** Whether the last action of a turn waits for "Done". */
  waits = $state(remembered("waits") !== "off");
  /** The name one plays under as a guest. */
  name = $state(remembered("name") ?? "");

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.show();
  }

  setLanguage(language: Language): void {
    this.language = language;
    remember("language", language);
    this.show();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember("speed", String(speed));
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    remember("sound", sound ? "on" : "off");
  }

  setWaits(waits: boolean): void {
    this.waits = waits;
    remember("waits", waits ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name.trim();
    remember("name", this.name);
  }

  /** Tell the page. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    paintAround(this.theme);
  }
}

export const settings = new Settings();
