import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { leadsCsv } from "../../../scripts/leads/leadsCsv.mjs";
import { formSchema } from "../../../src/answers/formSchema";
import { leadPart, rawAnswersOf } from "../../../src/answers/leadPart";
import { leadPartSchema } from "../../../src/answers/leadPartSchema";
import { leadSchema } from "../../../src/answers/leadSchema";
import { isPersonal } from "../../../src/answers/questions/isPersonal";
import { kindRules } from "../../../src/answers/questions/kindRules";
import type { StepQuestions } from "../../../src/answers/questions/question";
import { questions } from "../../../src/answers/questions/questions";
import { fromLead } from "../../../src/delivery/fromLead";
import { refusedFields } from "../../../src/delivery/refusedFields";
import { summarize } from "../../../src/draft/summarize";
import { dutchTexts } from "../../support/dutchTexts";
import { sampleLead } from "../../support/inbox/sampleLead";

const steps: [string, StepQuestions][] = Object.entries(questions);

/** Every place in the schema of the lead that holds an answer, and the step that asked. */
const leaves = steps.flatMap(([step, { lead }]) => {
  const part = lead && leadSchema.entries[lead as "family"];
  const names = part && "entries" in part ? Object.keys(part.entries as object) : [];
  return names.map(name => ({ step, lead, name }));
});

describe("each answer in the lead", () => {
  const lead = sampleLead({ id: "" });
  const [header = ""] = leadsCsv([{ reference: "FV-1", receivedAt: "2026", lead }]).split("\r\n");

  it("is looked for in all its places", () => {
    expect(leaves.length).toBeGreaterThan(15);
  });

  it.each(leaves)("$lead/$name is asked, refused, given back, summed up and exported", leaf => {
    const { step, name } = leaf;
    const record = steps.find(([id]) => id === step)?.[1].questions[name];
    expect(record).toBeDefined();
    expect(refusedFields([{ pointer: `/${leaf.lead}/${name}`, code: "choice" }])).toEqual({
      [step]: { [name]: "choice" },
    });
    expect(fromLead(lead)[step as "familySituation"]).toHaveProperty(name);
    expect(header).toContain(`"${name}"`);
    const t = dutchTexts().t as Parameters<typeof summarize>[1];
    const raw = fromLead(lead)[step as "familySituation"];
    const { when } = record ?? {};
    const asked = {
      [step]: { ...raw, ...(when && { [when.question]: [when.is].flat()[0] ?? "" }) },
    };
    const rows = summarize({ answers: asked }, t).flatMap(summary => summary.rows);
    const row = record?.row ?? name;
    expect(
      rows.some(shown => shown.name === name || shown.term === t(`answers.${row}` as never)),
    ).toBe(true);
  });
});

it("what a visitor types is personal, and so is a kind that nobody thought of", () => {
  const personal = steps.flatMap(([, step]) =>
    Object.entries(step.questions).flatMap(([name, { kind }]) => (isPersonal(kind) ? name : [])),
  );
  expect(personal).toEqual(
    expect.arrayContaining([
      ...["brokerLabel", "brokerName", "brokerPlace", "currentInsurer", "email", "firstName"],
      ...["lastName", "message", "municipality", "phone", "postcode"],
    ]),
  );
  const measured = steps.flatMap(([, step]) =>
    Object.entries(step.questions).flatMap(([name, question]) =>
      "codes" in question || "min" in question ? name : [],
    ),
  );
  expect(measured).toContain("members");
  expect(personal.filter(name => measured.includes(name))).toEqual([]);
  expect(isPersonal(undefined)).toBe(true);
  // By kind, and no other: a day or a tick is nobody's words.
  const kinds = Object.keys(kindRules) as (keyof typeof kindRules)[];
  expect(kinds.filter(isPersonal).sort()).toEqual(
    ["aid", "email", "label", "line", "name", "phone", "postcode", "text"].sort(),
  );
});

describe("a new question", () => {
  const pets = {
    lead: "pets",
    questions: {
      pet: { kind: "choice", codes: ["kat", "vis"], recent: true },
      cats: {
        ...{ kind: "count", min: 1, max: 9 },
        when: { question: "pet", is: "kat" },
        recent: true,
      },
      fish: { kind: "date", recent: true },
    },
  } as const satisfies StepQuestions;
  const { pets: part } = leadPartSchema({ pets });

  it("is optional in the inbox while leads of older builds may still be under way", () => {
    for (const held of [undefined, {}, { pet: "vis" }, { pet: "kat", cats: 2 }])
      expect(v.is(part, held), JSON.stringify(held)).toBe(true);
    expect(v.is(part, { pet: "hond" })).toBe(false);
  });

  it("was not answered in a lead that lacks it", () => {
    const blank = { pet: "", cats: "", fish: { day: "", month: "", year: "" } };
    for (const held of [undefined, {}]) expect(rawAnswersOf(pets, held)).toEqual(blank);
  });

  it("that is not asked counts as not answered, whatever was typed before", () => {
    const check = (raw: object) => v.safeParse(formSchema(pets), raw);
    const day = { day: "1", month: "1", year: String(new Date().getFullYear() + 1) };
    const fish = check({ pet: "vis", cats: "x", fish: day });
    expect(fish.output).toMatchObject({ pet: "vis", cats: null });
    expect(leadPart(pets, { pet: "vis", cats: null })).toMatchObject({ pet: "vis", cats: null });
    for (const raw of [
      { pet: "kat", fish: day },
      { pet: "kat", cats: "", fish: day },
    ])
      expect(check(raw).issues?.map(({ message }) => message)).toEqual(["required"]);
    expect(check({ pet: "vis" }).issues?.map(({ message }) => message)).toEqual(["required"]);
  });
});
