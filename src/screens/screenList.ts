import type { QuestionId, Step } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import { steps } from "../flow/steps";
import { chooseOffice, pressNext, typeAs } from "./moves";
import { otherScreens } from "./otherScreens";
import { otherWays } from "./otherWays";
import { questionIds } from "./questionIds";
import type { Screen } from "./screen";
import { sendingScreens } from "./sendingScreens";

const liveForm = "html[data-live] #step-form";
const broker = stepOf("brokerSearch");

const asks = (step: Step): step is Step & { validation: QuestionId } => Boolean(step.validation);
const slug = ({ path }: Step) => path.replaceAll("/", "");

/** A step with questions: empty, filled, with errors. A new step in the flow appears here by itself. */
function questionScreens(step: Step & { validation: QuestionId }): Screen[] {
  const before = questionIds.slice(0, questionIds.indexOf(step.validation));
  const { path, label: page, validation } = step;
  const last = step.id === broker.id;
  const common = { path, page, shows: liveForm };
  return [
    { ...common, id: `${slug(step)}-leeg`, state: "screens.empty", answered: before },
    {
      ...common,
      id: `${slug(step)}-ingevuld`,
      state: "screens.filled",
      answered: [...before, validation],
      ...(last && { play: [chooseOffice], shows: '[name="broker"]:checked:not([value="none"])' }),
    },
    {
      ...common,
      id: `${slug(step)}-fouten`,
      state: "screens.errors",
      answered: before,
      play: [pressNext],
      shows: "[data-error-summary]",
    },
  ];
}

const noResult: Screen = {
  id: "makelaar-geen-resultaat",
  path: broker.path,
  page: broker.label,
  state: "screens.noResult",
  answered: questionIds.slice(0, -1),
  play: [typeAs("brokerPlace", "Nergenshuizen")],
  shows: "#step-form a[href^='tel:']",
};

const linked = (step: Step): Screen => ({
  id: `${slug(step) || "welkom"}-link`,
  path: step.path,
  page: step.label,
  state: "screens.linked",
  answered: asks(step) ? questionIds.slice(0, -1) : [],
  linked: true,
  shows: "header a span[aria-hidden]",
});

const welcome: readonly Screen[] = [
  {
    id: "welkom",
    path: stepOf("welcome").path,
    page: stepOf("welcome").label,
    state: "screens.arrived",
    shows: "main h1",
  },
  linked(stepOf("welcome")),
];

const screens: readonly Screen[] = [
  ...welcome,
  ...steps.filter(asks).flatMap(questionScreens),
  noResult,
  linked(broker),
  ...sendingScreens,
  ...otherScreens,
];

/** Every screen in every state, in the order in which one meets them. */
export const screenList: readonly Screen[] = [...screens, ...otherWays(screens)];
