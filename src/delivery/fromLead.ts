import type { Lead } from "../answers/leadSchema";
import { noPreference } from "../answers/limits";
import type { Draft } from "../draft/draft";

/** The answers of a lead as they stood in the forms: the way back from toLead. Files stay behind. */
export function fromLead({ insurance, family, person, broker, consents }: Lead): Draft["answers"] {
  const [year = "", month = "", day = ""] = insurance.startDate?.split("-") ?? [];
  return {
    insuranceChoice: {
      formula: insurance.formula,
      options: [...insurance.options],
      startDate: { day, month, year },
    },
    familySituation: {
      situation: family.situation,
      members: String(family.members),
      ageBand: family.ageBand,
      claims: family.claims > 0 ? "ja" : "nee",
      claimsCount: family.claims > 0 ? String(family.claims) : "",
      currentInsurer: family.currentInsurer ?? "",
    },
    yourInformation: {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      phone: person.phone ?? "",
      postcode: person.postcode,
      municipality: person.municipality,
      contactBy: person.contactBy,
      message: person.message ?? "",
    },
    brokerSearch: {
      broker: broker?.id ?? noPreference,
      brokerLabel: broker?.name ?? "",
      marketing: consents.marketing ? "on" : "",
      noticeShownAt: consents.privacyNoticeShownAt,
    },
  };
}
