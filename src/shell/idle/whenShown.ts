import { forgetUnagreed } from "../../consent/forgetUnagreed";
import { tellLostFiles } from "../../form/tellLostFiles";
import { beReady } from "../../offline/beReady";
import { isFrugal } from "../../offline/isFrugal";
import { datePaper } from "./datePaper";
import { lookAhead } from "./lookAhead";

/** Runs once the page is shown and idle; a chunk of its own. */
export async function whenShown(): Promise<void> {
  tellLostFiles();
  datePaper();
  // Without config.json this happens at the next visit.
  forgetUnagreed().catch(() => {});
  // Not on a slow connection: its bytes are for this page. Some private windows have no worker that stores the flow.
  if (navigator.serviceWorker ? await beReady() : !isFrugal()) lookAhead();
}
