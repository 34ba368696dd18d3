import { globalHistory } from "@gatsbyjs/reach-router";
import { neighbours } from "../../flow/neighbours";
import { splitPath } from "../../language/splitPath";
import { fetchPage } from "../../navigation/visit";
import { visitSteps } from "../../navigation/visitSteps";
import { whenQuiet } from "../../timing/whenQuiet";

/** At each step, once the visitor pauses: runs the code of the next one, and of no other. */
export function lookAhead(): void {
  const look = async () => {
    await whenQuiet();
    const { path } = splitPath(window.location.pathname);
    const here = visitSteps().find(step => step.path === path);
    const next = here && neighbours(here, visitSteps()).next;
    if (next && !next.external) await fetchPage(next.href);
  };
  globalHistory.listen(() => void look());
  void look();
}
