import { steps } from "../flow/steps";
import { questionIds } from "./questionIds";
import type { Screen } from "./screen";

/** Each step where scripts do not run: what they say of that has to be seen. */
const scriptless = steps.map(({ id, path, label, validation }): Screen => {
  const before = validation && questionIds.slice(0, questionIds.indexOf(validation));
  return {
    id: `zonder-script-${path.replaceAll("/", "") || "welkom"}`,
    path,
    page: "screens.page.scriptless",
    state: label,
    ...(before && { answered: before }),
    met: "withoutScript",
    shows: id === "thankYou" ? "main noscript h1" : "main h1",
  };
});

/** States of which somebody may keep a print. */
const printed = ["screens.arrived", "screens.filled", "screens.sent", "screens.notSent"];

/** Screens as they are met without script, and what of them comes out of a printer. */
export const otherWays = (screens: readonly Screen[]): Screen[] => [
  ...scriptless,
  ...screens
    .filter(({ state }) => printed.includes(state))
    .map(
      (screen): Screen => ({
        ...screen,
        id: `papier-${screen.id}`,
        page: "screens.page.paper",
        state: screen.page,
        met: "onPaper",
      }),
    ),
];
