/** What `fluent.ts` makes of a file of messages. */
declare module "*.ftl" {
  import type { FluentResource } from "@fluent/bundle";
  const resource: FluentResource;
  export default resource;
}
