import "./src/brand/colours.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/shell/live/shared";
// On every page: as a file of its own it was one more request.
import "./src/slices/Legal";
import { globalHistory } from "@gatsbyjs/reach-router";
import type { GatsbyBrowser } from "gatsby";
import { getArrival, takeParameters } from "./src/draft/arrival";
import { tellDroppedDraft } from "./src/form/tellDroppedDraft";
import { keepPlace } from "./src/navigation/keepPlace";
import { refreshRestored } from "./src/navigation/refreshRestored";
import { drainLater } from "./src/sending/drainLater";
import { startServices } from "./src/shell/idle/startServices";
import { hydrateInSlices } from "./src/shell/live/hydrateInSlices";
import { noticeGone } from "./src/shell/live/noticeGone";
import { watchAtFirstTouch } from "./src/shell/live/watchAtFirstTouch";
import { watchCrash } from "./src/shell/live/watchCrash";
import { whenIdle } from "./src/timing/whenIdle";

let clean: string | undefined;
const cleanAddress = () => {
  if (clean) window.history.replaceState(window.history.state, "", clean);
  clean = undefined;
};

// Removes parameters before Gatsby requests the page's data, through the router, which has already read the
// URL and would look for the page under it. The development loader looks pages up by full URL: there it has
// to wait.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  watchCrash();
  noticeGone();
  const { href } = window.location;
  const without = takeParameters(href);
  if (without !== href) {
    if (process.env.NODE_ENV === "production") globalHistory.navigate(without, { replace: true });
    else clean = without;
  }
  // Gatsby waits for this: all modules have just run, and its start is a task of its own.
  return new Promise(start => setTimeout(start));
};

// Where this is undefined Gatsby takes its own; its type for what it takes is not that of a renderer.
export const replaceHydrateFunction =
  hydrateInSlices as unknown as GatsbyBrowser["replaceHydrateFunction"];

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  cleanAddress();
  keepPlace();
  drainLater();
  watchAtFirstTouch();
  refreshRestored();
  tellDroppedDraft();
  // The development server has no worker.
  if (process.env.NODE_ENV === "production")
    whenIdle(async () =>
      (
        await import(/* webpackChunkName: "offline-ready" */ "./src/shell/idle/whenShown")
      ).whenShown(),
    );
  // Most visitors do not come by a broker's link and need not load this.
  if (getArrival().broker)
    import("./src/choosing/followLink").then(({ followLink }) => followLink()).catch(() => {});
};

// After 300 ms (build/gatsby, slow-page-told-early).
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = ({
  location: { href },
}) =>
  import(/* webpackChunkName: "first-touch" */ "./src/shell/live/tellSlowPage").then(
    ({ tellSlowPage }) => tellSlowPage(href),
    () => {},
  );

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) =>
  startServices(location.pathname !== prevLocation?.pathname);
