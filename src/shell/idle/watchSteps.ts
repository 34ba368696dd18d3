import { globalHistory } from "@gatsbyjs/reach-router";
import { splitPath } from "../../language/splitPath";
import { visitSteps } from "../../navigation/visitSteps";
import { record } from "../../telemetry/record";

/** Oldest press that may have caused a page change (ms). */
const pressMs = 10_000;

const stepAt = (path: string) =>
  visitSteps().find(step => step.path === withSlash(splitPath(path).path));

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`);

/** The step id for a path; other pages' last path segment. */
export const nameOf = (path: string): string =>
  stepAt(path)?.id ?? path.split("/").filter(Boolean).at(-1) ?? "page";

/** The question step's id for a path, if any. */
export const questionAt = (path: string) => {
  const step = stepAt(path);
  return step?.validation && step.id;
};

/** Records steps seen and completed, starting with the current page. */
export function watchSteps(): void {
  let here = nameOf(window.location.pathname);
  let pressed: number | undefined;
  const press = () => {
    pressed = performance.now();
  };
  for (const sign of ["click", "submit", "popstate"]) window.addEventListener(sign, press, true);
  record({ name: "step_seen", step: here });
  globalHistory.listen(({ location }) => {
    const there = nameOf(location.pathname);
    if (there === here) return;
    const now = performance.now();
    const since = pressed !== undefined && now - pressed < pressMs ? pressed : now;
    const before = visitSteps().find(({ id }) => id === here);
    if (before?.next === there) record({ name: "step_completed", step: here });
    here = there;
    // Seen once the frame is painted.
    requestAnimationFrame(() =>
      setTimeout(() => record({ name: "step_seen", step: there, since })),
    );
  });
}
