import type { Outcome } from "../delivery/outcome";
import type { Status } from "../delivery/row";
import type { TextKey } from "../i18n/textKey";

interface Known {
  /** This tab's waiting row; null when none, undefined while it is looked up. */
  row: Pick<Status, "kept" | "unreadable"> | null | undefined;
  /** The last outcome since this page loaded. */
  last: Outcome | undefined;
  /** The draft has answers. */
  begun: boolean;
}

const refusalTexts = {
  smallerFiles: "technicalDifficulties.tooLarge",
  otherFiles: "technicalDifficulties.filesRefused",
  asPerson: "technicalDifficulties.bot",
} as const;

/** The text for the request's state. Never says that it is lost while it may still be waiting. */
export function problemText({ row, last, begun }: Known): TextKey {
  if (row?.unreadable) return "technicalDifficulties.unreadable";
  if (row)
    return row.kept === "device"
      ? "technicalDifficulties.notSent"
      : "technicalDifficulties.notSentPage";
  if (last?.kind === "noRoomForFiles") return "technicalDifficulties.noRoom";
  if (last?.kind === "refused" && last.again) return refusalTexts[last.again];
  // Holds for a refused one as well.
  if (row === undefined && begun && last?.kind !== "refused")
    return "technicalDifficulties.notSent";
  return begun ? "technicalDifficulties.refused" : "technicalDifficulties.nothing";
}
