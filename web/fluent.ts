/** Messages are parsed when the client is built, so that no browser has to: importing an `.ftl` gives a resource. */
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** In French, blanks that no line may break at. */
const BOUND = /(?<=\S) (?=[:;?!»])|(?<=«) /g;

export function fluent(): Plugin {
  return {
    name: "fluent",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return null;
      const resource = new FluentResource(id.endsWith("fr.ftl") ? source.replace(BOUND, "\u00a0") : source);
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(resource))});`, map: null, moduleType: "js" };
    },
  };
}
