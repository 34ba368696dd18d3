import { stepOf } from "../flow/stepOf";
import { addDocument, arriveAt, chooseOffice, pressNext } from "./moves";
import { questionIds } from "./questionIds";
import type { Reply, Screen } from "./screen";

const broker = stepOf("brokerSearch");
const thanks = stepOf("thankYou");
const problems = stepOf("technicalDifficulties");

/** The request is sent from the last step, and the endpoint answers this. */
const sent = (reply: Reply, office = true) =>
  ({
    path: broker.path,
    answered: questionIds,
    reply,
    play: office ? [chooseOffice, pressNext] : [pressNext],
  }) as const;

const refusal = (code: string, pointer?: string) => ({
  status: 422,
  body: { code, errors: pointer ? [{ pointer, code: "email" }] : [] },
});

/** Not now, as the inbox says it: again after so many seconds. */
const later = (status: number, code: string, seconds: number) => ({
  ...{ status, body: { code }, headers: { "Retry-After": String(seconds) } },
});

/** What may become of a request. */
export const sendingScreens: readonly Screen[] = [
  {
    ...sent("silence"),
    id: "verzenden",
    page: broker.label,
    state: "screens.sending",
    endless: true,
    shows: "[data-loading-overlay]",
  },
  {
    ...sent({ status: 201, body: { reference: "K7M4-2QXR" } }),
    id: "bedankt",
    page: thanks.label,
    state: "screens.sent",
    shows: "[data-delivery=accepted] a[href^='tel:']",
  },
  {
    ...sent({ status: 201, body: { reference: "K7M4-2QXR" } }, false),
    id: "bedankt-geen-voorkeur",
    page: thanks.label,
    state: "screens.sentNone",
    shows: "[data-delivery=accepted] [data-reference]",
  },
  {
    ...sent({ status: 409, body: { code: "already_received" } }),
    id: "bedankt-al-ontvangen",
    page: thanks.label,
    state: "screens.alreadyReceived",
    shows: "[data-delivery=accepted]",
  },
  {
    ...sent("cut"),
    id: "bedankt-wacht",
    page: thanks.label,
    state: "screens.waiting",
    offline: true,
    shows: "[data-delivery=waiting]",
  },
  {
    ...sent(refusal("invalid", "/person/email")),
    id: "geweigerd-antwoord",
    page: stepOf("yourInformation").label,
    state: "screens.refusedField",
    shows: '[data-error-summary], [name="email"][aria-invalid="true"]',
  },
  {
    ...sent({ status: 404 }),
    id: "problemen-wacht",
    page: problems.label,
    state: "screens.notSent",
    shows: "main[data-delivery=waiting]",
  },
  {
    ...sent(later(429, "too_many", 90)),
    id: "problemen-te-veel",
    page: problems.label,
    state: "screens.tooMany",
    shows: "main[data-delivery=waiting]",
  },
  {
    // Longer than the page itself tries: otherwise who looks at this screen waits for it.
    ...sent(later(503, "busy", 90)),
    id: "problemen-bezet",
    page: problems.label,
    state: "screens.busy",
    shows: "main[data-delivery=waiting]",
  },
  {
    ...sent({ status: 400 }),
    id: "problemen-geweigerd",
    page: problems.label,
    state: "screens.refused",
    shows: "main .on-dusk button",
  },
  {
    ...sent({ status: 413 }),
    id: "problemen-documenten",
    path: stepOf("yourInformation").path,
    page: problems.label,
    state: "screens.tooLarge",
    play: [addDocument, pressNext, arriveAt(broker.path), chooseOffice, pressNext],
    shows: "main .on-dusk button",
  },
  {
    ...sent(refusal("suspected_bot")),
    id: "problemen-robot",
    page: problems.label,
    state: "screens.robot",
    shows: "main .on-dusk button",
  },
  {
    id: "problemen-niets",
    path: problems.path,
    page: problems.label,
    state: "screens.nothing",
    shows: "main h1",
  },
];
