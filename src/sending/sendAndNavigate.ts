// This room is what the visitor sees of sending; how a lead travels, waits and ends is up to `delivery`.

import { readConfirmation } from "../delivery/confirmation";
import { findWaiting } from "../delivery/findWaiting";
import { getLastOutcome, setLastOutcome } from "../delivery/lastOutcome";
import type { Outcome } from "../delivery/outcome";
import { sendDraft } from "../delivery/sendDraft";
import { sendReadable, sendRow } from "../delivery/sendLead";
import { untilPlausible } from "../delivery/untilPlausible";
import { chosenDocuments } from "../draft/chosenDocuments";
import { getDraft } from "../draft/draftStore";
import { seenExperiments } from "../flags/seenExperiments";
import { loadRules } from "../flow/loadRules";
import { neighbours } from "../flow/neighbours";
import type { StepId } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import { goTo } from "../navigation/goTo";
import { pageContext } from "../navigation/pageContext";
import { visit } from "../navigation/visit";
import { visitSteps } from "../navigation/visitSteps";
import { takeTrap } from "./trap";

/** Goes to thank-you when the lead was accepted in the background. */
export function goToThanks(): void {
  if (readConfirmation()) void goTo(stepOf("thankYou").path, { replace: true });
}

/** Why the visitor stays on this page; undefined after navigation. */
export type StayReason = "refused" | "stillNot" | "unready" | undefined;

/** Sends this tab's draft and navigates by the outcome. `from` is the current step. */
export async function sendAndNavigate(from: StepId): Promise<StayReason> {
  const last = getLastOutcome();
  if (last?.kind === "refused" && last.again === "asPerson") await untilPlausible();
  const { build = "unknown" } = await pageContext();
  return show(from, await sendDraft(build, takeTrap, seenExperiments()).catch(failed));
}

/** Retries this tab's row, or sends the draft when there is none. */
export async function retryAndNavigate(from: StepId): Promise<StayReason> {
  const { own } = await findWaiting();
  if (own) return show(from, await sendRow(own.id).catch(failed));
  return sendAndNavigate(from);
}

/** Sends without files that are too large, refused or unreadable, at the visitor's choice. */
export async function sendWithoutFiles(from: StepId): Promise<StayReason> {
  const { own } = await findWaiting();
  if (own) return show(from, await sendReadable(own.id).catch(failed));
  chosenDocuments.set([]);
  return sendAndNavigate(from);
}

/** Storage failed; the answers are still in the form. */
const failed = () => ({ kind: "failed" as const });

async function show(from: StepId, outcome: Outcome): Promise<StayReason> {
  setLastOutcome(outcome.kind === "incomplete" ? undefined : outcome);
  const still = outcome.kind === "failed" || outcome.kind === "waiting";
  // The two pages with a retry button already show that it waits.
  if (still && from !== "brokerSearch") return "stillNot";
  const path = await pageAfter(outcome);
  if (path === stepOf(from).path) {
    // Thank-you updates itself on acceptance.
    if (outcome.kind === "accepted") return undefined;
    return outcome.kind === "refused" && outcome.step ? "refused" : "stillNot";
  }
  // A confirmation must be shown, by a full load if needed; other pages only when they can be loaded.
  if (outcome.kind === "accepted") await goOn(path);
  else if (!(await visit(path))) return "unready";
  return undefined;
}

/** Goes to the page after the broker step: thank-you unless the host configured another. */
async function goOn(thankYou: string): Promise<void> {
  const { next } = neighbours(stepOf("brokerSearch"), visitSteps());
  if (next?.external) window.location.assign(next.href);
  else await goTo(next?.href ?? thankYou);
}

async function pageAfter(outcome: Outcome): Promise<string> {
  switch (outcome.kind) {
    case "accepted":
    case "waiting":
      return stepOf("thankYou").path;
    case "incomplete": {
      const { firstUnanswered } = await loadRules();
      return firstUnanswered(stepOf("brokerSearch"), visitSteps(), getDraft().answers)?.path ?? "/";
    }
    case "refused":
      return stepOf(outcome.step ?? "technicalDifficulties").path;
    default:
      return stepOf("technicalDifficulties").path;
  }
}
