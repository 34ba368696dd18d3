/*
 * Inline script of preview and development builds, before all others: an address with `?scherm=<id>` shows that
 * screen, set up as it comes to be in a visit and on a device of its own.
 */
import type { Draft } from "../draft/draft";
import { cannedHost } from "./cannedHost";
import { exampleAnswers } from "./exampleAnswers";
import { until } from "./moves";
import { ownDevice, replace } from "./ownDevice";
import { printRules } from "./printRules";
import type { Screen } from "./screen";
import { galleryPath } from "./screenAddress";
import { screenList } from "./screenList";

/** On <body> once the screen is in its state: for pictures and tests. */
const readyMark = "data-screen-ready";

const asked = new URLSearchParams(location.search).get("scherm");
// The page of all screens shows some itself, in a frame (OtherWay).
const screen = location.pathname.endsWith(galleryPath)
  ? undefined
  : screenList.find(({ id }) => id === asked);
if (screen) setUp(screen);

function setUp(screen: Screen): void {
  const { answered = [], play = [], shows } = screen;
  const draft: Draft = {
    version: 1,
    answers: Object.fromEntries(answered.map(step => [step, exampleAnswers(step)])),
    brokerContext: null,
    ...(answered[0] && { begunWith: answered[0] }),
  };
  ownDevice(screen, answered.length > 0 ? { "familiale:draft": JSON.stringify(draft) } : {});
  cannedHost(screen);
  // A frame among others must neither take the focus nor scroll the page around it.
  if (window.top !== window) replace(HTMLElement.prototype, "focus", { value() {} });
  const run = async () => {
    for (const move of play) await move();
    await until(() => document.querySelector(shows));
    if (screen.met === "onPaper") printRules();
    document.body.setAttribute(readyMark, "");
  };
  addEventListener("DOMContentLoaded", () => void run());
}
