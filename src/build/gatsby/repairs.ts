import { countedRepairs } from "./countedRepairs";
import { factRepairs } from "./factRepairs";
import { htmlEdits } from "./htmlEdits";
import { i18nextEdits } from "./i18nextEdits";
import { loadingEdits } from "./loadingEdits";
import type { EditRepair, Repair, StandInRepair } from "./repair";
import { shorterEdits } from "./shorterEdits";
import { standIns } from "./standIns";

export const editRepairs: readonly EditRepair[] = [
  // Before the next ones, which count what is left.
  ...shorterEdits,
  ...loadingEdits,
  ...htmlEdits,
  ...i18nextEdits,
];

export const standInRepairs: readonly StandInRepair[] = standIns;

/** Every repair of Gatsby, its plugins and libraries; docs/gatsby.md is this table in words. */
export const repairs: readonly Repair[] = [
  ...editRepairs,
  ...standInRepairs,
  ...countedRepairs,
  ...factRepairs,
];
