import { eventEdits } from "../../src/build/gatsby/eventEdits";
import { eventPluginEdits } from "../../src/build/gatsby/eventPluginEdits";

/** The repairs of ReactDOM for a site that has these handlers. */
export function editsFor(handlers: readonly string[]) {
  const used = new Set(handlers);
  return [...eventPluginEdits(used), ...eventEdits(used)];
}
