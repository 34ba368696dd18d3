import type { Delivery } from "../delivery/deliver";
import type { Status } from "../delivery/row";
import type { TextKey } from "../i18n/textKey";

interface Known {
  /** The lead that waits on this device; null when none does, undefined while it is looked for. */
  row: Pick<Status, "kept"> | null | undefined;
  /** What the last sending of this page life came to. */
  last: Delivery | undefined;
  /** There are answers in the form. */
  begun: boolean;
}

/** How it stands with the request, in a sentence. Never says that it is lost while it may wait. */
export function problemText({ row, last, begun }: Known): TextKey {
  if (row)
    return row.kept === "device"
      ? "technicalDifficulties.notSent"
      : "technicalDifficulties.notSentPage";
  if (last?.kind === "noRoomForFiles") return "technicalDifficulties.noRoom";
  if (last?.kind === "refused" && last.again === "withoutFiles")
    return "technicalDifficulties.tooLarge";
  if (last?.kind === "refused" && last.again === "asPerson") return "technicalDifficulties.bot";
  // True of a refused one as well.
  if (row === undefined && begun && last?.kind !== "refused")
    return "technicalDifficulties.notSent";
  return begun ? "technicalDifficulties.refused" : "technicalDifficulties.nothing";
}
