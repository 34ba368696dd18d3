import { globalHistory } from "@gatsbyjs/reach-router";
import { visitSteps } from "../layout/visitSteps";
import { splitPath } from "../settings/pageLanguage";
import { record } from "../telemetry/record";

/** A press that asks for another page is not older, ms. */
const pressMs = 10_000;

const stepAt = (path: string) =>
  visitSteps().find(step => step.path === withSlash(splitPath(path).path));

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`);

/** The id of the step at this path; of other pages their own name. */
export const nameOf = (path: string): string =>
  stepAt(path)?.id ?? path.split("/").filter(Boolean).at(-1) ?? "page";

/** The id of the question at this path. */
export const questionAt = (path: string) => {
  const step = stepAt(path);
  return step?.validation && step.id;
};

/** Tells which steps are seen and completed, from the page on that is shown now. */
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
    // Shown once the browser had the time to draw it.
    requestAnimationFrame(() =>
      setTimeout(() => record({ name: "step_seen", step: there, since })),
    );
  });
}
