import fc from "fast-check";
import { expect, it } from "vitest";
import { familySituation } from "../../../src/answers/questions/familySituation";
import { fromLead } from "../../../src/delivery/fromLead";
import { toLead } from "../../../src/delivery/toLead";
import { sampleLead } from "../../support/inbox/sampleLead";

it("is the way back from toLead: what was refused stands in the form as it was", () => {
  const { members, claimsCount } = familySituation.questions;
  const sample = sampleLead({ id: "" });
  const leads = fc.record({
    members: fc.integer({ min: members.leastWhen.min, max: members.max }),
    claims: fc.oneof(
      fc.constantFrom(0, null),
      fc.integer({ min: claimsCount.min, max: claimsCount.max }),
    ),
    currentInsurer: fc.constantFrom(null, "De Brug"),
    startDate: fc.constantFrom(null, "2026-12-01"),
    broker: fc.constantFrom(null, sample.broker),
    marketing: fc.boolean(),
  });
  fc.assert(
    fc.property(leads, ({ members, claims, currentInsurer, startDate, broker, marketing }) => {
      const lead = {
        ...sample,
        insurance: { ...sample.insurance, startDate },
        family: { ...sample.family, members, claims, currentInsurer },
        broker,
        consents: { ...sample.consents, marketing },
      };
      const { build, test } = lead;
      const draft = { version: 1 as const, answers: fromLead(lead), brokerContext: null };
      const now = new Date(lead.submittedAt);
      expect(toLead(draft, { build, test, documents: [], now })).toEqual(lead);
    }),
  );
});
