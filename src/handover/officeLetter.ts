import { brand } from "../brand/brand";
import { mailLink, telLink } from "../brokers/contactLinks";
import { readableList } from "../language/readableList";
import { answerSections } from "./answerSections";
import type { HandoverLead } from "./handoverLead";
import type { Letter, LetterRow } from "./letter";
import type { LetterFacts } from "./letterFacts";
import { letterText as t } from "./letterText";
import { officeWords } from "./officeWords";
import { oneLine } from "./oneLine";
import { readablePhone } from "./readablePhone";
import { receivedText } from "./receivedText";
import type { Recipient } from "./recipientOf";
import { splitDocuments } from "./splitDocuments";

const provider = brand.name;

/** The letter of a lead to the chosen office, or to the desk where there is none to write to. */
export function officeLetter(stored: HandoverLead, to: Recipient, facts: LetterFacts): Letter {
  const { reference, lead } = stored;
  const { person, broker, consents } = lead;
  const name = fullName(lead);
  // Our own name of it where we know one.
  const chosen = "office" in to ? to.office.name : oneLine(broker?.name ?? "");
  const documents = documentNotes(stored, facts);
  const { email } = facts.contact;
  return {
    subject: t(to.kind === "test" ? "handover.office.subjectTest" : "handover.office.subject", {
      reference,
    }),
    preview: t("handover.office.preview", { name, municipality: oneLine(person.municipality) }),
    title: t("handover.office.title"),
    ...(to.kind === "test" && { warning: t("handover.office.test") }),
    intro: intro(name, to, chosen, facts),
    key: contactRow(lead),
    sections: [
      ...answerSections(lead, officeWords),
      ...(documents.length > 0 ? [{ heading: t("handover.documents"), notes: documents }] : []),
      {
        heading: t("handover.request"),
        rows: [
          { term: t("handover.reference"), value: reference },
          { term: t("handover.received"), value: receivedText(stored.receivedAt) },
          {
            term: t("handover.broker"),
            value: chosen || t("handover.broker.none"),
          },
          {
            term: t("handover.marketing", { provider }),
            value: consents.marketing ? t("handover.marketing.yes") : t("handover.marketing.no"),
          },
        ],
      },
    ],
    closing: [
      person.email
        ? t("handover.office.reply", { name })
        : t("handover.office.noReply", { name, provider }),
      t("handover.office.private", { email }),
    ],
  };
}

export const fullName = ({ person }: HandoverLead["lead"]): string =>
  oneLine(`${person.firstName} ${person.lastName}`);

function intro(name: string, to: Recipient, chosen: string, { promises }: LetterFacts): string[] {
  const days = promises.replyDays;
  switch (to.kind) {
    case "none":
      return [t("handover.desk.none", { name })];
    case "noAddress":
      return [t("handover.desk.noAddress", { name, office: to.office.name })];
    case "undelivered":
      return [t("handover.desk.undelivered", { name, office: to.office.name, email: to.email })];
    case "unknown":
      return [t("handover.desk.unknown", { name, office: chosen })];
    default:
      return [
        t("handover.office.chosen", { name, provider }),
        ...(days ? [t("handover.office.promise", { days })] : []),
      ];
  }
}

/** How the visitor wants to be reached, as a link. */
function contactRow({ person }: HandoverLead["lead"]): LetterRow {
  const { contactBy, phone, email } = person;
  if (email && (contactBy === "email" || !phone))
    return { term: t("handover.contact.email"), value: email, href: mailLink(email) };
  const value = readablePhone(phone ?? "");
  return { term: t("handover.contact.phone"), value, href: telLink(phone) };
}

function documentNotes(stored: HandoverLead, { contact }: LetterFacts): string[] {
  const { attached, apart } = splitDocuments(stored);
  const { reference } = stored;
  const { email, phone } = contact;
  const names = readableList(attached.map(({ filename }) => filename));
  const others = readableList(apart);
  return [
    ...(names ? [t("handover.documents.attached", { names })] : []),
    ...(others
      ? [t("handover.documents.apart", { names: others, provider, email, phone, reference })]
      : []),
  ];
}
