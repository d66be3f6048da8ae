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
      // Of two languages one is read, and only then taken apart.
      const body = `JSON.parse(${JSON.stringify(JSON.stringify(resource.body))})`;
      return { code: `let body;\nexport default { get body() { return (body ??= ${body}); } };`, map: null, moduleType: "js" };
    },
  };
}
