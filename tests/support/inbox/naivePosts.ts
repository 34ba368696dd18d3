import fc from "fast-check";
import { proof } from "../../../src/delivery/proof";
import { sampleLead } from "./sampleLead";

/** How programs post that know the address and perhaps the fields, but do not do the work. */
const kinds = {
  noProof: async () => ({}),
  words: async () => ({ "X-Lead-Proof": "true" }),
  guessed: async (json: string) => {
    const [challenge = ""] = (await proof(json, { at: Date.now(), trapped: false })).split(".");
    const nonces = Array.from({ length: 16 }, () => Math.floor(Math.random() * 9999));
    return { "X-Lead-Proof": `${challenge}.${nonces.join("-")}` };
  },
  ofAnotherLead: async () => ({
    "X-Lead-Proof": await proof(JSON.stringify(sampleLead()), { at: Date.now(), trapped: false }),
  }),
  fromStock: async (json: string) => ({
    "X-Lead-Proof": await proof(json, { at: Date.now() - 7_200_000, trapped: false }),
  }),
  filledEverything: async (json: string) => ({
    "X-Lead-Proof": await proof(json, { at: Date.now(), trapped: true }),
  }),
  tooFast: async (json: string) => ({
    "X-Lead-Proof": await proof(json, { at: Date.now(), trapped: false }),
  }),
} satisfies Record<string, (json: string) => Promise<Record<string, string>>>;

export type NaiveKind = keyof typeof kinds;
export const naiveKinds = fc.constantFrom(...(Object.keys(kinds) as NaiveKind[]));

/** One such post: a lead that is fine but for how it comes. */
export async function naivePost(url: string, kind: NaiveKind): Promise<Response> {
  const { submittedAt, consents, ...rest } = sampleLead();
  const shownAt = kind === "tooFast" ? submittedAt : consents.privacyNoticeShownAt;
  const lead = { ...rest, submittedAt, consents: { ...consents, privacyNoticeShownAt: shownAt } };
  const body = JSON.stringify(lead);
  const headers = { "Content-Type": "application/json", "Idempotency-Key": lead.id };
  return fetch(url, {
    method: "POST",
    headers: { ...headers, ...(await kinds[kind](body)) },
    body,
  });
}
