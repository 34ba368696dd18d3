import "./src/shell/live/siteKit";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { reloadTexts } from "./src/build/reloadTexts";
import { staticHead } from "./src/build/staticHead";
import { steps } from "./src/flow/steps";
import { splitPath } from "./src/language/splitPath";
import type { Built } from "./src/shell/early/inline";
import { ReloadOffer } from "./src/shell/early/ReloadOffer";

/** Provided by build/inlineScripts. */
declare const inlineScripts: Readonly<Record<Built["place"] | "screens", string>>;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  const { language, path } = splitPath(pathname);
  setHtmlAttributes({ lang: language });
  setHeadComponents([
    ...staticHead,
    ...(inlineScripts.screens ? [<InlineScript key="screens" code={inlineScripts.screens} />] : []),
    <InlineScript
      key="early"
      code={asks(path) ? inlineScripts.questionHead : inlineScripts.head}
    />,
  ]);
  // Empty and outside the pages: later messages in it (ui/showToast) are announced, and stay when the page
  // changes.
  setPostBodyComponents([
    <div key="messages" id="messages" aria-live="polite" />,
    <ReloadOffer key="reload" t={reloadTexts(language)} />,
    <InlineScript key="offer" code={inlineScripts.end} />,
  ]);
};

const asks = (path: string) => steps.some(step => step.path === path && step.validation);

// The offline page stands at another page's URL: with scripts, it would navigate to its own. So it has none,
// and reloads when the browser comes online. Gatsby's shell would send browsers without JavaScript to a URL
// outside the base path; not this one.
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  const head = getHeadComponents() as ReactElement[];
  if (splitPath(pathname).path === "/offline/") {
    replaceHeadComponents(head.filter(({ type, props }) => type !== "script" && !isPreload(props)));
    replacePostBodyComponents([<InlineScript key="again" code={inlineScripts.offline} />]);
  } else if (pathname === "/offline-plugin-app-shell-fallback/")
    replaceHeadComponents(head.filter(({ key }) => key !== "disable-offline-shell"));
};

const isPreload = ({ rel }: { rel?: string }) => rel === "preload";

// The only hand-written markup: constant scripts of ours, without data.
function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant code of the build
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
