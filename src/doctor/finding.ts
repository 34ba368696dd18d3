/** What is wrong at a deployed address, and how to mend it. */
export interface Finding {
  /** A fault keeps the site from being right for people; a warning does not. */
  level: "fault" | "warning";
  what: string;
  repair: string;
}

export const fault = (what: string, repair: string): Finding => ({ level: "fault", what, repair });
export const warning = (what: string, repair: string): Finding => ({
  ...{ level: "warning", what, repair },
});
