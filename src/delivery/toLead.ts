import type { Lead } from "../answers/leadSchema";
import { noPreference } from "../answers/limits";
import { campaign } from "../draft/campaign";
import type { ChosenDocument } from "../draft/documents";
import type { Draft } from "../draft/draft";
import { prune } from "../draft/prune";
import { pageLanguage } from "../settings/pageLanguage";

/** What a lead needs beside the answers. */
export interface Circumstances {
  /** Version and commit, `1.4.0+abc1234`. */
  build: string;
  /** Preview builds send tests. */
  test: boolean;
  documents: readonly ChosenDocument[];
  /** Those that the visitor saw. */
  experiments?: Lead["experiments"];
  now: Date;
}

/**
 * The only mapping from draft to wire; null when an answer is missing. The id is still empty: the
 * outbox gives one, or the one this same lead already has.
 */
export function toLead(
  draft: Draft,
  { build, test, documents, experiments = [], now }: Circumstances,
): Lead | null {
  const answers = prune(draft);
  if (!answers) return null;
  const { insurance, family, person, broker } = answers;
  return {
    schema: "familiale-lead/1",
    id: "",
    submittedAt: now.toISOString(),
    language: pageLanguage(),
    test,
    build,
    insurance,
    family: {
      situation: family.situation,
      members: family.members,
      ageBand: family.ageBand,
      claims: family.claims === "ja" ? (family.claimsCount ?? 0) : 0,
      currentInsurer: family.currentInsurer,
    },
    person: {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      phone: person.phone,
      postcode: person.postcode,
      municipality: person.municipality,
      contactBy: person.contactBy,
      message: person.message,
    },
    broker:
      broker.broker === noPreference
        ? null
        : { id: broker.broker, name: broker.brokerLabel || broker.broker },
    documents: documents.map(({ file, sha256 = "" }) => ({
      name: file.name,
      type: file.type,
      size: file.size,
      sha256,
    })),
    consents: {
      privacyNoticeShownAt: broker.noticeShownAt || now.toISOString(),
      marketing: broker.marketing,
    },
    attribution: campaign(broker.marketing),
    experiments,
  };
}
