import { countedRepairs } from "./countedRepairs";
import { eventEdits } from "./eventEdits";
import { eventPluginEdits } from "./eventPluginEdits";
import { factRepairs } from "./factRepairs";
import { handlerEdits } from "./handlerEdits";
import { handlersInUse } from "./handlersInUse";
import { htmlEdits } from "./htmlEdits";
import { i18nextEdits } from "./i18nextEdits";
import { loadingEdits } from "./loadingEdits";
import type { EditRepair, Repair, StandInRepair } from "./repair";
import { routerEdits } from "./routerEdits";
import { shorterEdits } from "./shorterEdits";
import { standIns } from "./standIns";

const edits: readonly EditRepair[] = [
  // Before the next ones, which count what is left.
  ...shorterEdits,
  ...loadingEdits,
  ...routerEdits,
  ...htmlEdits,
  ...i18nextEdits,
  ...handlerEdits,
];
const used = handlersInUse(edits);

export const editRepairs: readonly EditRepair[] = [
  ...edits,
  ...eventPluginEdits(used),
  ...eventEdits(used),
];

export const standInRepairs: readonly StandInRepair[] = standIns;

/** Every repair of Gatsby, its plugins and libraries; docs/gatsby.md is this table in words. */
export const repairs: readonly Repair[] = [
  ...editRepairs,
  ...standInRepairs,
  ...countedRepairs,
  ...factRepairs,
];
