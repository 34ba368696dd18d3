import type { StepQuestions } from "../answers/questions/question";
import type { Step } from "./step";
import { textsOf } from "./textsOf";

export interface Surroundings {
  /** Templates in src/templates, without extension. */
  templates: readonly string[];
  /** Text keys of the default language. */
  texts: ReadonlySet<string>;
  /** Every `id` in the markup of src. */
  ids: ReadonlySet<string>;
}

/** Template name of a step: its id, capitalised. */
export const templateOf = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

type AllQuestions = Readonly<Record<string, StepQuestions>>;

/** Problems in the flow, each with its fix; empty when the site may be built. */
export function checkFlow(
  steps: readonly Step[],
  questions: AllQuestions,
  { templates, texts, ids: inMarkup }: Surroundings,
): string[] {
  const ids = new Set<string>(steps.map(step => step.id));
  const paths = new Map<string, string>();
  const problems: string[] = [];
  if (ids.size < steps.length)
    problems.push("Two steps share an id in src/flow/steps.ts. Give each its own.");
  for (const step of steps) {
    const where = `Step "${step.id}" in src/flow/steps.ts`;
    const twin = paths.get(step.path);
    if (twin)
      problems.push(
        `${where} has the path ${step.path}, which "${twin}" has too. Change one of them.`,
      );
    paths.set(step.path, step.id);
    if (!/^\/(?:[a-z0-9-]+\/)*$/.test(step.path))
      problems.push(
        `${where}: path "${step.path}" must be lower case and begin and end with a slash.`,
      );
    problems.push(...sides(step, ids).map(problem => `${where}: ${problem}`));
    const template = templateOf(step.id);
    if (!templates.includes(template))
      problems.push(`${where} has no template. Add src/templates/${template}.tsx.`);
    if (!texts.has(step.label))
      problems.push(
        `${where}: the text "${step.label}" is missing. Add it to locales/nl-BE/${step.id}.json.`,
      );
    const title = `${step.id}.title`;
    if (!texts.has(title))
      problems.push(
        `${where}: the text "${title}" is missing. Add it to locales/nl-BE/${step.id}.json.`,
      );
  }
  problems.push(...asked(questions, texts, inMarkup));
  return problems;
}

function asked(
  questions: AllQuestions,
  texts: Surroundings["texts"],
  ids: Surroundings["ids"],
): string[] {
  const problems: string[] = [];
  const owners = new Map<string, string>();
  const parts = new Map<string, string>();
  for (const [step, record] of Object.entries(questions)) {
    const same = record.lead && parts.get(record.lead);
    if (same)
      problems.push(
        `src/answers/questions/${step}.ts has the lead part "${record.lead}" of ${same}.ts. Name another one.`,
      );
    if (record.lead) parts.set(record.lead, step);
    for (const [name, question] of Object.entries(record.questions)) {
      const where = `Question "${name}" in src/answers/questions/${step}.ts`;
      const owner = owners.get(name);
      if (owner)
        problems.push(`${where} has the name of one in ${owner}.ts. Fields need one each.`);
      owners.set(name, step);
      if (ids.has(name))
        problems.push(`${where} has a name that is an id in the page already. Choose another one.`);
      if (!/^[a-z][A-Za-z]*$/.test(name))
        problems.push(`${where}: a name is letters only, and begins with a small one.`);
      for (const key of ["when", "neededWhen"] as const) {
        const other = question[key]?.question;
        if (other && !(other in record.questions))
          problems.push(`${where}: ${key} names "${other}", which this step does not ask.`);
      }
    }
    for (const text of textsOf(step, record).filter(key => !texts.has(key)))
      problems.push(
        `src/answers/questions/${step}.ts asks for the text "${text}", which is missing. Add it to locales/nl-BE/${step}.json.`,
      );
  }
  return problems;
}

/** A user name passes for a host's name; tabs and line ends are dropped unseen by whoever reads the address. */
const isOutside = (to = "") =>
  /^https:\/\/[^\s/@\\]+(?:[/?#][^\s\\]*)?$/.test(to) && URL.canParse(to);

function sides(step: Step, ids: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  for (const side of ["previous", "next"] as const) {
    const to = step[side];
    const external = step[`${side}External`];
    if (external && !isOutside(to))
      problems.push(
        `${side} is external and must begin with https://, without user name and spaces.`,
      );
    if (to && !external && !ids.has(to))
      problems.push(`${side} is "${to}", which is no step. Use one of: ${[...ids].join(", ")}.`);
    if (to === step.id) problems.push(`${side} is the step itself. Name another one.`);
  }
  return problems;
}
