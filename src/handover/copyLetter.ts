import { brand } from "../brand/brand";
import { addressOf } from "../brokers/addressOf";
import { mailLink, telLink, websiteLink } from "../brokers/contactLinks";
import { answerSections } from "./answerSections";
import type { HandoverLead } from "./handoverLead";
import type { Letter, LetterRow, LetterSection } from "./letter";
import { type LetterFacts, privacyAddress } from "./letterFacts";
import { letterText as t } from "./letterText";
import type { Office } from "./office";
import { oneLine } from "./oneLine";

const provider = brand.name;

/** The visitor's copy: reference, office, answers, what happens next, how to have it erased. */
export function copyLetter(
  { reference, lead }: HandoverLead,
  office: Office | undefined,
  facts: LetterFacts,
): Letter {
  const { email, phone } = facts.contact;
  return {
    subject: t("handover.copy.subject", { reference }),
    preview: t("handover.copy.preview"),
    title: t("handover.copy.title"),
    intro: [
      t("handover.copy.greeting", { name: oneLine(lead.person.firstName) }),
      opening(office, facts),
    ],
    key: { term: t("handover.copy.reference"), value: reference },
    sections: [
      ...(office ? [card(office)] : []),
      {
        heading: t("handover.copy.next"),
        steps: [t("handover.copy.next.1"), t("handover.copy.next.2"), t("handover.copy.next.3")],
        notes: [
          office?.phone ? t("handover.copy.silent") : t("handover.copy.silentNone", { phone }),
        ],
      },
      ...answerSections(lead, t),
    ],
    closing: [
      t("handover.copy.erase", { email, phone }),
      t("handover.copy.privacy", { address: privacyAddress(facts) }),
      t("handover.copy.stranger", { email }),
    ],
  };
}

function opening(office: Office | undefined, { promises }: LetterFacts): string {
  const days = promises.replyDays;
  if (!office) return t("handover.copy.none", { provider });
  return days
    ? t("handover.copy.officeDays", { office: office.name, days })
    : t("handover.copy.office", { office: office.name });
}

function card(office: Office): LetterSection {
  const { name, phone, email, website, vat } = office;
  const site = websiteLink(website);
  const rows: LetterRow[] = [
    { term: t("thankyou.brokercard.phone"), value: phone ?? "", href: telLink(phone) },
    { term: t("thankyou.brokercard.address"), value: addressOf(office) },
    {
      term: t("thankyou.brokercard.website"),
      value: site ? new URL(site).hostname.replace(/^www\./, "") : "",
      href: site,
    },
    { term: t("thankyou.brokercard.email"), value: email ?? "", href: mailLink(email) },
    { term: t("thankyou.brokercard.company"), value: vat ?? "" },
  ];
  return {
    heading: t("handover.copy.card"),
    lead: name,
    rows: rows.filter(({ value }) => value !== ""),
  };
}
