import { globalHistory } from "@gatsbyjs/reach-router";
import { onLead } from "../delivery/leadEvents";
import { allowCampaign } from "../draft/campaign";
import type { StepId } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import { splitPath } from "../language/splitPath";
import { visitSteps } from "../navigation/visitSteps";
import { type DataEvent, tellTags } from "./dataLayer";
import { runScripts } from "./runScripts";

/** The current start, also while pending, so that a withdrawal can end it. */
let running: Promise<() => void> | undefined;

/**
 * Starts the allowed scripts, or ends them.
 * @param earlier also report a lead accepted on this page before, since there was consent already
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

/** Queues events until the scripts are loaded. Resolves to a function that ends everything. */
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

/** Reports events from now on, the current step first; returns a function to stop. */
function watchVisit(tell: (event: DataEvent) => void, earlier: boolean): () => void {
  let now = stepAt(window.location.pathname);
  const view = () => now && tell({ event: "step_view", ...now });
  view();
  const stops = [
    globalHistory.listen(({ location, action }) => {
      const before = now;
      now = stepAt(location.pathname);
      // A later chapter alone proves nothing: the browser's history leads there too.
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
