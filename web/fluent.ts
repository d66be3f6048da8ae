/** Messages are parsed when the client is built, so that no browser has to: importing an `.ftl` gives a resource. */
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { typeset } from "./src/lib/typeset.ts";

export function fluent(): Plugin {
  return {
    name: "fluent",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return null;
      const resource = new FluentResource(typeset(id.endsWith("fr.ftl") ? "fr" : "en", source));
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(resource))});`, map: null, moduleType: "js" };
    },
  };
}
