interface Mark {
  means: string;
  setBy: readonly string[];
  clearedBy: readonly string[];
}

/**
 * Every mark on <html>: `held` is `data-held`. They connect inline scripts, which run before the first paint,
 * styles and the hydrated page. Marks are present or absent; only `variants` has a value. tests/unit/marks
 * compares this list with code and styles.
 */
export const markList = {
  live: {
    means: "A form was live in this load: it is filled, and next works.",
    setBy: ["form/releaseHeldSubmit"],
    clearedBy: [],
  },
  held: {
    means: "Next was pressed before the form was live; it counts once it is.",
    setBy: ["offline/renew", "shell/early/holdEarlySubmit"],
    clearedBy: ["form/releaseHeldSubmit", "sending/ClaimLead"],
  },
  pressed: {
    means: "A press waits for code that did not come: the page may be loaded again for it.",
    setBy: ["form/fetchForPress"],
    clearedBy: ["form/fetchForPress"],
  },
  typed: {
    means:
      "Somebody typed in this load, so what stands in the form is not what the browser put back.",
    setBy: ["form/giveBackEarly", "shell/early/keepEarly"],
    clearedBy: [],
  },
  files: {
    means: "Files were chosen before the form was live.",
    setBy: ["shell/early/keepEarly"],
    clearedBy: [],
  },
  late: {
    means: "An earlier question is open: the page leads there and is not shown.",
    setBy: ["shell/early/hideLatePage"],
    clearedBy: ["layout/StepPage", "navigation/useHeadingFocus"],
  },
  kept: {
    means: "There is a draft: its answers push down what stands below them.",
    setBy: ["shell/early/hideLatePage"],
    clearedBy: [],
  },
  linked: {
    means: "The draft knows the broker of a link: the form shows it chosen.",
    setBy: ["shell/early/hideLatePage"],
    clearedBy: [],
  },
  following: {
    means: "The broker of a link is still being looked up.",
    setBy: ["shell/early/hideLatePage"],
    clearedBy: ["choosing/followLink"],
  },
  order: {
    means: "The questions come in another order than in the HTML.",
    setBy: ["shell/early/hideLatePage"],
    clearedBy: [],
  },
  variants: {
    means: "What was decided for this visit: `start-button:questions policy-upload:false`.",
    setBy: ["shell/early/showVariants"],
    clearedBy: [],
  },
} as const satisfies Record<string, Mark>;
