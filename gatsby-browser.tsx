import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/shell/shared";
import type { GatsbyBrowser } from "gatsby";
import { takeParameters } from "./src/draft/arrival";
import { drainLater } from "./src/shell/drainLater";

let clean: string | undefined;
const cleanAddress = () => {
  if (clean) window.history.replaceState(window.history.state, "", clean);
  clean = undefined;
};

// Before Gatsby asks for the page's data, so that no parameter gets into that request. The
// development loader looks pages up by the full address: there it has to wait.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const { href } = window.location;
  const without = takeParameters(href);
  clean = without === href ? undefined : without;
  if (process.env.NODE_ENV === "production") cleanAddress();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  cleanAddress();
  drainLater();
};
