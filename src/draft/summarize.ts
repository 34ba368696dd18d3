import { toIsoDate } from "../answers/kinds/isoDate";
import type { RawAnswers } from "../answers/rawAnswers";
import type { QuestionId } from "../flow/step";
import type { Text } from "../i18n/useText";
import { readableList } from "../settings/readableList";
import { readableDate } from "./readableDate";

/** One answer in words; an empty value was not given. */
export interface SummaryRow {
  term: string;
  value: string;
  /** The field to go to for changing it. */
  name: string;
}

/** The answers so far as a person reads them back, grouped by the step that asked. */
export function summarize(
  { answers }: { answers: Partial<Record<QuestionId, RawAnswers | undefined>> },
  t: Text,
  documents: readonly string[] = [],
): { step: QuestionId; rows: SummaryRow[] }[] {
  const {
    insuranceChoice: choice = {},
    familySituation: family = {},
    yourInformation: person = {},
  } = answers;
  const words = {
    formula: {
      basis: t("answers.formula.basis"),
      uitgebreid: t("answers.formula.uitgebreid"),
      advies: t("answers.formula.advies"),
    },
    options: {
      rechtsbijstand: t("answers.options.rechtsbijstand"),
      hond: t("answers.options.hond"),
      paarden: t("answers.options.paarden"),
      drone: t("answers.options.drone"),
      bijverdienste: t("answers.options.bijverdienste"),
      samenhuizen: t("answers.options.samenhuizen"),
    },
    situation: {
      alleenstaand: t("answers.situation.alleenstaand"),
      koppel: t("answers.situation.koppel"),
      gezin: t("answers.situation.gezin"),
      samenhuizend: t("answers.situation.samenhuizend"),
    },
    ageBand: { "18-59": t("answers.ageBand.18-59"), "60+": t("answers.ageBand.60+") },
    contactBy: { email: t("answers.contactBy.email"), phone: t("answers.contactBy.phone") },
  };
  const claims = {
    nee: t("answers.claims.none"),
    ja: t("answers.claims.count", { count: text(family, "claimsCount") }),
  };
  const row = (name: string, term: string, value: string): SummaryRow => ({ name, term, value });
  return [
    {
      step: "insuranceChoice",
      rows: [
        row("formula", t("answers.formula"), named(words.formula, choice.formula)),
        row("options", t("answers.options"), named(words.options, choice.options)),
        row("startDate", t("answers.startDate"), date(choice.startDate)),
      ],
    },
    {
      step: "familySituation",
      rows: [
        row("situation", t("answers.situation"), named(words.situation, family.situation)),
        row("members", t("answers.members"), text(family, "members")),
        row("ageBand", t("answers.ageBand"), named(words.ageBand, family.ageBand)),
        row("claims", t("answers.claims"), named(claims, family.claims)),
        row("currentInsurer", t("answers.currentInsurer"), text(family, "currentInsurer")),
      ],
    },
    {
      step: "yourInformation",
      rows: [
        row(
          "firstName",
          t("answers.name"),
          [text(person, "firstName"), text(person, "lastName")].filter(Boolean).join(" "),
        ),
        row("email", t("answers.email"), text(person, "email")),
        row("contactBy", t("answers.contactBy"), named(words.contactBy, person.contactBy)),
        row("phone", t("answers.phone"), text(person, "phone")),
        row(
          "postcode",
          t("answers.home"),
          [text(person, "postcode"), text(person, "municipality")].filter(Boolean).join(" "),
        ),
        row("message", t("answers.message"), text(person, "message")),
        row("document", t("answers.document"), readableList(documents)),
      ],
    },
  ];
}

const text = (raw: RawAnswers, name: string) => {
  const value = raw[name];
  return typeof value === "string" ? value.trim() : "";
};

const named = (words: Record<string, string>, codes: RawAnswers[string] | undefined) =>
  readableList(
    ([] as unknown[])
      .concat(codes ?? [])
      .flatMap(code =>
        Object.entries(words).flatMap(([known, word]) => (known === code ? word : [])),
      ),
  );

const date = (parts: RawAnswers[string] | undefined) => {
  if (typeof parts !== "object" || Array.isArray(parts)) return "";
  const iso = toIsoDate({ day: parts.day ?? "", month: parts.month ?? "", year: parts.year ?? "" });
  return iso ? readableDate(iso) : "";
};
