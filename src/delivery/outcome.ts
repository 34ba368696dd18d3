import type { QuestionId } from "../flow/step";

/** What became of the visitor's request, for the page that shows it. */
export type Outcome =
  | { kind: "accepted" }
  /** Offline: stored on this device, sent later. */
  | { kind: "waiting" }
  /** Online, but no usable reply; it is still in the outbox or in the form. */
  | { kind: "failed" }
  | {
      kind: "refused";
      /** Its answers are in the form of this tab. */
      here: boolean;
      /** Where the first refused answer can be changed. */
      step: QuestionId | undefined;
      /** What may pass: the same lead once more (`asPerson`), or the lead without its files. */
      again?: "smallerFiles" | "otherFiles" | "asPerson";
    }
  | { kind: "expired" }
  /** The device has no room for the files; nothing was sent. */
  | { kind: "noRoomForFiles" }
  /** An earlier answer is no longer valid; nothing was sent. */
  | { kind: "incomplete" };
