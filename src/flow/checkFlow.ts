import type { Step } from "./step";

/** What the build knows around the flow. */
export interface Surroundings {
  /** File names in src/templates, without ending. */
  templates: readonly string[];
  /** Every text key present in the default language. */
  texts: ReadonlySet<string>;
}

/** The template of a step: its id with a capital. */
export const templateOf = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** Everything that is broken in the flow, each with its repair; empty when the site may be built. */
export function checkFlow(steps: readonly Step[], { templates, texts }: Surroundings): string[] {
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
        `${where}: the text "${step.label}" is missing. Add it to locales/nl-BE/common.json.`,
      );
    const title = `${step.id}.title`;
    if (!texts.has(title))
      problems.push(
        `${where}: the text "${title}" is missing. Add it to locales/nl-BE/${step.id}.json.`,
      );
  }
  return problems;
}

function sides(step: Step, ids: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  for (const side of ["previous", "next"] as const) {
    const to = step[side];
    const external = step[`${side}External`];
    if (external && !to?.startsWith("https://"))
      problems.push(`${side} is external and must begin with https://.`);
    if (to && !external && !ids.has(to))
      problems.push(`${side} is "${to}", which is no step. Use one of: ${[...ids].join(", ")}.`);
    if (to === step.id) problems.push(`${side} is the step itself. Name another one.`);
  }
  return problems;
}
