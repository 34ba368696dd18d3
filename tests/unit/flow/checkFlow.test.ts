import { describe, expect, it } from "vitest";
import type { Question, StepQuestions } from "../../../src/answers/questions/question";
import { questions } from "../../../src/answers/questions/questions";
import { checkFlow, type Surroundings, templateOf } from "../../../src/flow/checkFlow";
import type { Step } from "../../../src/flow/step";
import { steps } from "../../../src/flow/steps";
import { textsOf } from "../../../src/flow/textsOf";

const asked: Record<string, StepQuestions> = questions;
const sound: Surroundings = {
  templates: steps.map(({ id }) => templateOf(id)),
  texts: new Set([
    ...steps.flatMap(({ id, label }) => [label, `${id}.title`]),
    ...Object.entries(asked).flatMap(([step, record]) => textsOf(step, record)),
  ]),
  ids: new Set(["inhoud"]),
};

/** The flow of the site with one step changed. */
const withStep = (id: string, change: Partial<Step>) =>
  steps.map(step => (step.id === id ? { ...step, ...change } : step));

const without = (texts: ReadonlySet<string>, key: string) =>
  new Set([...texts].filter(text => text !== key));

describe("checkFlow", () => {
  it("finds nothing in the flow of this site", () => {
    expect(checkFlow(steps, {}, sound)).toEqual([]);
  });

  it.each<[string, readonly Step[], Surroundings, RegExp[]]>([
    [
      "an unknown next",
      withStep("welcome", { next: "insurance" }),
      sound,
      [
        /"welcome"/,
        /next is "insurance", which is no step/,
        /Use one of: welcome, insuranceChoice/,
      ],
    ],
    [
      "an unknown previous",
      withStep("brokerSearch", { previous: "person" }),
      sound,
      [/"brokerSearch"/, /previous is "person"/, /Use one of/],
    ],
    [
      "a step that leads to itself",
      withStep("welcome", { next: "welcome" }),
      sound,
      [/next is the step itself/, /Name another one/],
    ],
    [
      "a path that is there twice",
      withStep("thankYou", { path: "/makelaar/" }),
      sound,
      [/"thankYou"/, /\/makelaar\//, /"brokerSearch" has too/, /Change one/],
    ],
    [
      "an id that is there twice",
      withStep("technicalDifficulties", { id: "thankYou" }),
      sound,
      [/share an id/, /Give each its own/],
    ],
    [
      "a missing template",
      steps,
      { ...sound, templates: sound.templates.filter(name => name !== "ThankYou") },
      [/"thankYou"/, /has no template/, /Add src\/templates\/ThankYou\.tsx/],
    ],
    [
      "a missing short name",
      steps,
      { ...sound, texts: without(sound.texts, "step.brokerSearch") },
      [/the text "step\.brokerSearch" is missing/, /Add it to locales\/nl-BE\/brokerSearch\.json/],
    ],
    [
      "a missing title",
      steps,
      { ...sound, texts: without(sound.texts, "thankYou.title") },
      [/the text "thankYou\.title" is missing/, /Add it to locales\/nl-BE\/thankYou\.json/],
    ],
    [
      "an external next without https",
      withStep("brokerSearch", { next: "http://afspraak.example/", nextExternal: true }),
      sound,
      [/next is external and must begin with https:\/\//],
    ],
    [
      "an external previous without an address",
      withStep("welcome", { previousExternal: true }),
      sound,
      [/previous is external and must begin with https:\/\//],
    ],
  ])("names %s and its repair", (_, flow, around, words) => {
    const problems = checkFlow(flow, {}, around);
    expect(problems).toHaveLength(1);
    for (const word of words) expect(problems[0]).toMatch(word);
  });

  it.each(["makelaar", "/makelaar", "makelaar/", "/Makelaar/", "/ma kelaar/", "//", "/é/", ""])(
    "refuses the path %j and says what it must be",
    path => {
      const problems = checkFlow(withStep("brokerSearch", { path }), {}, sound);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(/lower case and begin and end with a slash/);
    },
  );

  it("accepts external neighbours over https", () => {
    const flow = withStep("brokerSearch", {
      next: "https://afspraak.example/",
      nextExternal: true,
    });
    expect(checkFlow(flow, {}, sound)).toEqual([]);
  });

  it("names every problem of a flow, not only the first", () => {
    const flow = withStep("welcome", { next: "nowhere", path: "/W" });
    expect(checkFlow(flow, {}, { templates: [], texts: new Set(), ids: new Set() })).toHaveLength(
      2 + 3 * steps.length,
    );
  });
});

describe("checkFlow on the questions", () => {
  const withQuestion = (name: string, question: Question) => ({
    ...asked,
    insuranceChoice: { questions: { ...asked.insuranceChoice?.questions, [name]: question } },
  });

  it("finds nothing in those of this site", () => {
    expect(checkFlow(steps, asked, sound)).toEqual([]);
  });

  it("finds two steps with one part of the lead", () => {
    const twice = { ...asked, yourInformation: { ...asked.yourInformation, lead: "family" } };
    expect(checkFlow(steps, twice as typeof asked, sound).join()).toMatch(
      /yourInformation\.ts has the lead part "family" of familySituation\.ts/,
    );
  });

  it.each<[string, string, Question, RegExp]>([
    ["a name that another step has", "members", { kind: "tick" }, /has the name of one in/],
    ["a name that is an id", "inhoud", { kind: "tick" }, /is an id in the page already/],
    ["a name with a dot", "start.day", { kind: "tick" }, /a name is letters only/],
    [
      "a question that hangs on one that is not asked",
      "boats",
      { kind: "tick", when: { question: "sea", is: "ja" } },
      /when names "sea", which this step does not ask/,
    ],
    ["a missing text", "boats", { kind: "count", min: 1, max: 2 }, /text ".*boats\.label"/],
  ])("names %s and its repair", (_, name, question, words) => {
    const problems = checkFlow(steps, withQuestion(name, question), sound);
    expect(problems.join("\n")).toMatch(words);
    expect(problems.join("\n")).toContain("src/answers/questions/");
  });

  it("asks for a text for each rule, hint, code and row", () => {
    const boat: Question = { kind: "choice", codes: ["zeil"], hint: true, described: true };
    expect(textsOf("boats", { lead: "boats", questions: { boat } })).toEqual([
      ...["boats.boat.label", "boats.boat.hint", "boats.boat.required", "boats.boat.zeil.text"],
      ...["answers.boat", "answers.boat.zeil"],
    ]);
  });
});
