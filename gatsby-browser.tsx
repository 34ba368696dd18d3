import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/shell/shared";
import type { GatsbyBrowser } from "gatsby";
import { takeParameters } from "./src/draft/arrival";
import { drainLater } from "./src/shell/drainLater";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const clean = takeParameters(window.location.href);
  if (clean !== window.location.href) window.history.replaceState(window.history.state, "", clean);
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = drainLater;
