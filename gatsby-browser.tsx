import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/shell/shared";
import { globalHistory } from "@gatsbyjs/reach-router";
import type { GatsbyBrowser } from "gatsby";
import { getArrival, takeParameters } from "./src/draft/arrival";
import { drainLater } from "./src/shell/drainLater";
import { keepPlace } from "./src/shell/keepPlace";
import { noticeGone } from "./src/shell/noticeGone";
import { refreshRestored } from "./src/shell/refreshRestored";
import { startServices } from "./src/shell/startServices";
import { tellDroppedDraft } from "./src/shell/tellDroppedDraft";
import { watchAtFirstTouch } from "./src/shell/watchAtFirstTouch";
import { watchCrash } from "./src/shell/watchCrash";
import { whenIdle } from "./src/shell/whenIdle";

const loadPage = (path: string) => window.___loader?.loadPage(path) ?? Promise.resolve();

let clean: string | undefined;
const cleanAddress = () => {
  if (clean) window.history.replaceState(window.history.state, "", clean);
  clean = undefined;
};

// Before Gatsby asks for the page's data, so that no parameter gets into that request; through the
// router, which already read the address and would look for the page under it. The development
// loader looks pages up by the full address: there it has to wait.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  watchCrash();
  noticeGone();
  const { href } = window.location;
  const without = takeParameters(href);
  if (without === href) return;
  if (process.env.NODE_ENV === "production") globalHistory.navigate(without, { replace: true });
  else clean = without;
};

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
      (await import(/* webpackChunkName: "offline-ready" */ "./src/shell/whenShown")).whenShown(
        loadPage,
      ),
    );
  // Few visitors come by a broker's own link; the others do not carry the code for it.
  if (getArrival().broker)
    import("./src/layout/followLink").then(({ followLink }) => followLink()).catch(() => {});
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) =>
  startServices(location.pathname !== prevLocation?.pathname);
