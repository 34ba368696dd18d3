import { stepOf } from "../flow/stepOf";
import type { TextKey } from "../i18n/textKey";
import { crash, meetConsent } from "./moves";
import type { Screen } from "./screen";

const hourMs = 3_600_000;
const news = (id: string, state: Screen["state"], row: Screen["row"]): Screen => ({
  id,
  path: stepOf("welcome").path,
  page: "screens.page.news",
  state,
  row: { ...row },
  shows: "[data-message]",
});

const plain = (id: string, path: string, page: TextKey, state: TextKey): Screen => ({
  ...{ id, path, page, state },
  shows: "main h1",
});

/** What stands beside the flow: messages, consent, texts and faults. */
export const otherScreens: readonly Screen[] = [
  news("bericht-ontvangen", "screens.newsAccepted", { state: "accepted", reference: "K7M4-2QXR" }),
  news("bericht-verlopen", "screens.newsExpired", { createdAt: Date.now() - 80 * hourMs }),
  news("bericht-geweigerd", "screens.newsRefused", { refusal: { status: 422, errors: [] } }),
  {
    id: "toestemming",
    path: "/",
    page: "screens.page.consent",
    state: "screens.consent",
    asks: true,
    play: [meetConsent],
    shows: "#consent h2",
  },
  plain("privacy", "/privacy/", "screens.page.texts", "screens.privacy"),
  plain("cookies", "/cookies/", "screens.page.texts", "screens.cookies"),
  plain("toegankelijkheid", "/toegankelijkheid/", "screens.page.texts", "screens.accessibility"),
  plain("niet-gevonden", "/404/", "screens.page.faults", "screens.notFound"),
  plain("serverfout", "/500/", "screens.page.faults", "screens.serverError"),
  plain("geen-verbinding", "/offline/", "screens.page.faults", "screens.offline"),
  {
    id: "vastgelopen",
    path: "/",
    page: "screens.page.faults",
    state: "screens.crash",
    play: [crash],
    shows: "main button",
  },
];
