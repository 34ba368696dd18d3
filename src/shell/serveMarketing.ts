import { globalHistory } from "@gatsbyjs/reach-router";
import { onLead } from "../delivery/leadEvents";
import { allowCampaign } from "../draft/campaign";
import type { StepId } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import { visitSteps } from "../layout/visitSteps";
import { type DataEvent, tellTags } from "../marketing/dataLayer";
import { runScripts } from "../marketing/runScripts";
import { splitPath } from "../settings/pageLanguage";

/** What is under way, so that a withdrawal in the middle of a start is not missed. */
let running: Promise<() => void> | undefined;

/**
 * Starts the scripts that the build allows, or ends them.
 * @param earlier a lead that was accepted on this page before counts too: there was consent already
 */
export async function serveMarketing(
  granted: boolean,
  scripts: readonly string[],
  earlier: boolean,
): Promise<void> {
  allowCampaign(granted);
  const before = running;
  running = undefined;
  (await before?.catch(() => undefined))?.();
  if (!granted || running) return;
  running = start(scripts, earlier);
  await running;
}

/** What happens until the scripts are there waits for them. Resolves with the way to end it all. */
async function start(scripts: readonly string[], earlier: boolean): Promise<() => void> {
  let waiting: DataEvent[] | undefined = [];
  const silence = watchVisit(event => (waiting ? waiting.push(event) : tellTags(event)), earlier);
  try {
    const end = await runScripts(scripts);
    waiting.forEach(tellTags);
    waiting = undefined;
    return () => {
      silence();
      end();
    };
  } catch (error) {
    silence();
    throw error;
  }
}

/** Tells what happens from now on, the step on screen first; returns the way to stop. */
function watchVisit(tell: (event: DataEvent) => void, earlier: boolean): () => void {
  let now = stepAt(window.location.pathname);
  const view = () => now && tell({ event: "step_view", ...now });
  view();
  const stops = [
    globalHistory.listen(({ location, action }) => {
      const before = now;
      now = stepAt(location.pathname);
      // An answered question leads on to a later chapter; so may the history of the browser.
      if (action === "PUSH" && before && now && now.chapter > before.chapter && asks(before.step))
        tell({ event: "step_complete", ...before });
      if (now?.step !== before?.step) view();
    }),
    onLead(
      ({ kind, confirmed }) => kind === "accepted" && confirmed && tell({ event: "lead_accepted" }),
      earlier,
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const asks = (id: StepId) => stepOf(id).validation !== undefined;

/** The step at this address, in the order of this visit. */
function stepAt(pathname: string) {
  const found = visitSteps().find(({ path }) => path === splitPath(pathname).path);
  return found && { step: found.id, chapter: found.chapter };
}
