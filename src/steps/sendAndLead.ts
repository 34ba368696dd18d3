import { deliverRow } from "../delivery/deliver";
import { findWaiting } from "../delivery/findWaiting";
import { getLastConclusion, setLastConclusion } from "../delivery/lastConclusion";
import { sendDraft } from "../delivery/sendDraft";
import { untilPlausible } from "../delivery/untilPlausible";
import { setDocuments } from "../draft/documents";
import { getDraft } from "../draft/draftStore";
import { seenExperiments } from "../flags/seenExperiments";
import { loadRules } from "../flow/loadRules";
import type { StepId } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import { goTo } from "../i18n/goTo";
import { visit } from "../layout/visit";
import { visitSteps } from "../layout/visitSteps";

/** Why the visitor stays on this page; undefined when they were led to another. */
export type Stay = "refused" | "stillNot" | "unready" | undefined;

type Sent = Awaited<ReturnType<typeof sendDraft>>;

/** Sends what this tab's answers say, and leads the visitor on. `from` is the step they are on. */
export async function sendAndLead(from: StepId, build: string): Promise<Stay> {
  return show(from, await sendDraft(build, seenExperiments()).catch(failed));
}

/** Tries again: the lead that waits on this device, or else the answers. */
export async function retryAndLead(from: StepId, build: string): Promise<Stay> {
  const row = await findWaiting();
  if (row) return show(from, await deliverRow(row.id).catch(failed));
  const last = getLastConclusion();
  if (last?.kind === "refused" && last.again === "asPerson") await untilPlausible();
  return sendAndLead(from, build);
}

/** The files are too large, for the back end or for this device: the visitor chose to go without. */
export async function sendWithoutFiles(from: StepId, build: string): Promise<Stay> {
  setDocuments([]);
  return sendAndLead(from, build);
}

/** Storage broke in the middle: the answers are still in the form. */
const failed = () => ({ kind: "failed" as const });

async function show(from: StepId, sent: Sent): Promise<Stay> {
  setLastConclusion(sent.kind === "incomplete" ? undefined : sent);
  const still = sent.kind === "failed" || sent.kind === "waiting";
  // Both pages with a retry say that it waits; only the words of the first sending lead to one.
  if (still && from !== "brokerSearch") return "stillNot";
  const path = await pageAfter(sent);
  if (path === stepOf(from).path) {
    // Thank-you shows an acceptance by itself.
    if (sent.kind === "accepted") return undefined;
    return sent.kind === "refused" && sent.step ? "refused" : "stillNot";
  }
  // Once it is accepted nothing may keep the confirmation from being seen, a full load if need be.
  if (sent.kind === "accepted") await goTo(path);
  else if (!(await visit(path))) return "unready";
  return undefined;
}

async function pageAfter(sent: Sent): Promise<string> {
  switch (sent.kind) {
    case "accepted":
    case "waiting":
      return stepOf("thankYou").path;
    case "incomplete": {
      const { firstUnanswered } = await loadRules();
      return firstUnanswered(stepOf("brokerSearch"), visitSteps(), getDraft().answers)?.path ?? "/";
    }
    case "refused":
      return stepOf(sent.step ?? "technicalDifficulties").path;
    default:
      return stepOf("technicalDifficulties").path;
  }
}
