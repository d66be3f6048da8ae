/** Whether a table plays with the set of the package, whose figures the catalogues have; of somebody's own set they are
 * left out, even where its components are called the same. */
export function isOurs(view: { options: Record<string, unknown> }): boolean {
  return view.options["components"] == null;
}
