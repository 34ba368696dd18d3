import type { Page } from "@playwright/test";
import { asking } from "../asking";
import { household, keep, keepDraft } from "./household";

interface UntouchedVisit {
  path: string;
  /** What the tab knows before: a late step shows itself only to who has answered. */
  before?: (page: Page) => Promise<void>;
}

/** Each step as somebody comes there, in the order of the flow. */
export const untouchedVisits: readonly UntouchedVisit[] = [
  { path: "/" },
  ...asking.map(({ id, path }) => ({
    path,
    before: (page: Page) => keepDraft(page, household(), { before: id }),
  })),
  {
    path: "/bedankt/",
    before: (page: Page) =>
      keep(page, { reference: "AB12", brokerId: "demo-001" }, "familiale:sent"),
  },
  { path: "/technische-problemen/" },
];
