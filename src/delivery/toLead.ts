import { leadParts } from "../answers/leadParts";
import type { Lead } from "../answers/leadSchema";
import { noPreference } from "../answers/noPreference";
import { campaign } from "../draft/campaign";
import type { ChosenDocument } from "../draft/chosenDocuments";
import type { Draft } from "../draft/draft";
import { prune } from "../draft/prune";
import { pageLanguage } from "../language/pageLanguage";

/** The parts of a lead that are not answers. */
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

/** The only mapping from draft to wire; null when an answer is missing. The id is set by `enqueue`. */
export function toLead(
  draft: Draft,
  { build, test, documents, experiments = [], now }: Circumstances,
): Lead | null {
  const answers = prune(draft);
  if (!answers) return null;
  const { brokerSearch: broker } = answers;
  return {
    schema: "familiale-lead/1",
    id: "",
    submittedAt: now.toISOString(),
    language: pageLanguage(),
    test,
    build,
    ...leadParts(answers),
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
