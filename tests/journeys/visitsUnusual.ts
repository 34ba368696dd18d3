import { noticeShownAt, type WrittenVisit } from "./visit";

/** People whose answers are not the usual ones. */
export const visitsUnusual: readonly WrittenVisit[] = [
  {
    who: "someone who does not know of damages, wants to be called and has no e-mail address",
    answers: {
      insuranceChoice: { formula: "advies", startDate: { day: "", month: "", year: "" } },
      familySituation: {
        situation: "koppel",
        members: "2",
        ageBand: "60+",
        claims: "weetniet",
        currentInsurer: "",
      },
      yourInformation: {
        firstName: "Godelieve",
        lastName: "Peeters",
        email: "",
        contactBy: "phone",
        phone: "09 223 45 67",
        postcode: "9000",
        municipality: "Gent",
        message: "",
      },
      brokerSearch: {
        brokerPlace: "9000 Gent",
        radius: "10",
        brokerName: "",
        broker: "none",
        brokerLabel: "",
        noticeShownAt,
      },
    },
    lead: {
      insurance: { formula: "advies", options: [], startDate: null },
      family: {
        situation: "koppel",
        members: 2,
        ageBand: "60+",
        claims: null,
        currentInsurer: null,
      },
      person: {
        firstName: "Godelieve",
        lastName: "Peeters",
        email: null,
        phone: "+3292234567",
        postcode: "9000",
        municipality: "Gent",
        contactBy: "phone",
        message: null,
      },
      broker: null,
      consents: { privacyNoticeShownAt: noticeShownAt, marketing: false },
    },
  },
];
