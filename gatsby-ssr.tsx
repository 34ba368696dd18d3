import "./src/shell/siteKit";
import font from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import { type GatsbySSR, withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { reloadTexts } from "./src/build/reloadTexts";
import { staticHead } from "./src/build/staticHead";
import { splitPath } from "./src/settings/pageLanguage";
import { hideLatePage } from "./src/shell/hideLatePage";
import { holdEarlySubmit } from "./src/shell/holdEarlySubmit";
import { offerReload } from "./src/shell/offerReload";
import { ReloadOffer } from "./src/shell/ReloadOffer";
import { showVariants } from "./src/shell/showVariants";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  const { language } = splitPath(pathname);
  setHtmlAttributes({ lang: language });
  setHeadComponents([
    ...staticHead,
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={font}
      crossOrigin="anonymous"
    />,
    // Gatsby asks for it only after the page's data, and for the page's script after that.
    <link
      key="slice"
      rel="preload"
      as="fetch"
      href={withPrefix("/slice-data/legal.json")}
      crossOrigin="anonymous"
    />,
    <InlineScript key="early" code={[holdEarlySubmit, showVariants(), hideLatePage()].join(";")} />,
  ]);
  // Empty and beside the pages: what is said in it later (ui/showToast) is announced, and stays when
  // the page changes.
  setPostBodyComponents([
    <div key="messages" id="messages" aria-live="polite" />,
    <ReloadOffer key="reload" t={reloadTexts(language)} />,
    <InlineScript key="offer" code={offerReload} />,
  ]);
};

// The page that stands in for another one would, with scripts, lead to its own address: it has none,
// and tries again when the browser sees a connection. Gatsby's shell sends browsers without JavaScript
// to an address outside the base path: not this one.
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  const head = getHeadComponents() as ReactElement[];
  if (splitPath(pathname).path === "/offline/") {
    replaceHeadComponents(head.filter(({ type, props }) => type !== "script" && !isPreload(props)));
    replacePostBodyComponents([<InlineScript key="again" code={tryAgain} />]);
  } else if (pathname === "/offline-plugin-app-shell-fallback/")
    replaceHeadComponents(head.filter(({ key }) => key !== "disable-offline-shell"));
};

const isPreload = ({ rel, as }: { rel?: string; as?: string }) =>
  rel === "preload" && as !== "font";
const tryAgain = 'addEventListener("online",function(){location.reload()})';

// The only place that writes markup by hand: constant scripts of our own, no data in them.
function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant code of the build
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
