import * as v from "valibot";
import { email } from "./kinds/email";
import { line } from "./kinds/line";
import { lines } from "./kinds/lines";
import { personName } from "./kinds/personName";
import { phone } from "./kinds/phone";
import { postcode } from "./kinds/postcode";
import { realDate } from "./kinds/realDate";
import { leadNames } from "./leadPart";
import { mayBeNull } from "./mayBeNull";
import type { LeadPart } from "./questions/answerTypes";
import type { Question, StepQuestions } from "./questions/question";

const day = v.pipe(v.string("required"), v.check(realDate, "date"));
const counted = (min: number, max: number) =>
  v.pipe(
    v.number("number"),
    v.integer("number"),
    v.minValue(min, "tooFew"),
    v.maxValue(max, "tooMany"),
  );

type Group = StepQuestions["questions"];

/** A choice that the lead holds as a number: its own, or that of the question it refers to. */
function numbered(inLead: NonNullable<Question["inLead"]>, questions: Group): v.GenericSchema {
  const values = Object.values(inLead);
  const bounds = values.flatMap(value => {
    if (typeof value === "number") return [value];
    const told = typeof value === "string" ? questions[value] : undefined;
    return told?.kind === "count" ? [told.min, told.max] : [];
  });
  const number = counted(Math.min(...bounds), Math.max(...bounds));
  return values.includes(null) ? v.nullable(number) : number;
}

function leafSchema(question: Question, questions: Group): v.GenericSchema {
  if (question.inLead) return numbered(question.inLead, questions);
  switch (question.kind) {
    case "choice":
      return v.picklist(question.codes, "choice");
    case "choices":
      return v.array(v.picklist(question.codes, "choice"), "required");
    case "count":
      return counted(question.min, question.max);
    case "line":
      return line(question.max);
    case "text":
      return lines(question.max);
    case "name":
      return personName(question.max);
    case "email":
      return email(question.max);
    case "phone":
      return phone;
    case "postcode":
      return postcode;
    case "date":
      return day;
    default:
      throw new Error(`A question of kind "${question.kind}" has no place in a part of the lead.`);
  }
}

function partSchema(questions: Group): v.GenericSchema {
  const leaves = leadNames(questions).flatMap(name => {
    const question = questions[name];
    if (!question) return [];
    const leaf = leafSchema(question, questions);
    const maybe = mayBeNull(question) ? v.nullable(leaf) : leaf;
    return [[name, question.recent ? v.optional(maybe) : maybe] as const];
  });
  const part = withNeeded(v.object(Object.fromEntries(leaves)), questions);
  const fresh = Object.values(questions).every(({ recent, kind }) => recent || kind === "files");
  return fresh ? v.optional(part) : part;
}

type Part = Record<string, unknown>;

/** An optional answer that another one asks for is not null: the same rule as in the form. */
function withNeeded(part: v.GenericSchema<Part>, questions: Group): v.GenericSchema<Part> {
  return Object.entries(questions).reduce((checked, [name, { neededWhen }]) => {
    if (!neededWhen) return checked;
    const { question, is, rule } = neededWhen;
    const given = (held: Part) => held[question] !== is || held[name] !== null;
    return v.pipe(checked, v.forward(v.partialCheck([[question], [name]], given, rule), [name]));
  }, part);
}

type Parts<All extends Record<string, StepQuestions>> = {
  -readonly [Step in keyof All as All[Step] extends { lead: infer Part extends string }
    ? Part
    : never]: v.GenericSchema<LeadPart<All[Step]>>;
};

/** Schemas of the lead's answer parts, by name, in wire order. */
export function leadPartSchema<All extends Record<string, StepQuestions>>(all: All): Parts<All> {
  const parts = Object.values(all).flatMap(({ lead, questions }) =>
    lead ? [[lead, partSchema(questions)] as const] : [],
  );
  // Built at run time: LeadPart gives the type, leadSchemaFile.test compares with the published schema.
  return Object.fromEntries(parts) as unknown as Parts<All>;
}
