import { globalHistory } from "@gatsbyjs/reach-router";
import { pageText } from "../../i18n/useText";
import { dismissSnackbar } from "../../ui/dismissSnackbar";
import { showSnackbar } from "../../ui/showSnackbar";

const key = "slow";

/** Shows a message while the page after a link from `here` is slow to load. */
export function tellSlowPage(here: string): void {
  if (window.location.href !== here) return;
  void showSnackbar({ key, text: pageText("prevnext.busy") });
  const stop = globalHistory.listen(() => {
    stop();
    void dismissSnackbar(key);
  });
}
