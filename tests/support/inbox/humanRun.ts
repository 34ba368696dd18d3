import { createHash } from "node:crypto";
import fc from "fast-check";
import type { Lead } from "../../../src/answers/leadSchema";
import type { Platform } from "../../../src/delivery/platform";
import { postLead } from "../../../src/delivery/postLead";
import { configDefaults } from "../configDefaults";
import { sampleDocument, sampleLead } from "./sampleLead";

/** One person's request, and the circumstances under which it is sent. */
export interface HumanRun {
  lead: Lead;
  files: File[];
  /** How wrong the device's clock is, in ms. */
  clockOff: number;
  /** The page was opened before somebody switched proofs on. */
  oldConfig: boolean;
  /** How often the answer gets lost before one arrives. */
  lostAnswers: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** People who take a second to an hour for the last step, with clocks that may be years off. */
export const humanRuns = fc
  .record({
    name: fc.constantFrom("Zoë", "Ann-Sofie", "Ørjan", "Mohammed", "Jean–Luc", "Łukasz"),
    message: fc.option(fc.string({ unit: "grapheme", maxLength: 200 }), { nil: null }),
    clockOff: fc.oneof(
      fc.constant(0),
      fc.integer({ min: -90 * minute, max: 90 * minute }),
      fc.integer({ min: -4000 * day, max: 4000 * day }),
    ),
    took: fc.integer({ min: 1000, max: 60 * minute }),
    file: fc.option(fc.uint8Array({ minLength: 1, maxLength: 20_000 }), { nil: null, freq: 4 }),
    oldConfig: fc.boolean(),
    lostAnswers: fc.constantFrom(0, 0, 0, 1, 2),
  })
  .map(({ name, message, took, file, ...how }): HumanRun => {
    const submitted = Date.now() + how.clockOff;
    const document = file && sampleDocument("polis.pdf", new Uint8Array(file));
    const base = sampleLead({
      submittedAt: new Date(submitted).toISOString(),
      consents: {
        privacyNoticeShownAt: new Date(submitted - took).toISOString(),
        marketing: false,
      },
      documents: document ? [document.entry] : [],
    });
    const lead = { ...base, person: { ...base.person, firstName: name, message } };
    return { lead, files: document ? [document.file] : [], ...how };
  });

/** Sends it with the flow's own sender, again after each lost answer; gives the last outcome. */
export async function runAsHuman(url: string, run: HumanRun) {
  let lost = 0;
  const config = {
    ...configDefaults,
    lead: { ...configDefaults.lead, endpoint: url, proof: !run.oldConfig },
  };
  const platform: Platform = {
    now: () => Date.now() + run.clockOff,
    notBefore: 0,
    elapsed: () => performance.now(),
    random: Math.random,
    sleep: () => new Promise(() => undefined),
    online: () => true,
    fetch: async (address, init) => {
      const response = await fetch(address, init);
      if (response.ok && lost++ < run.lostAnswers) throw new TypeError("the answer got lost");
      return response;
    },
    config: async () => config,
    url: path => path,
    idOf: async content => createHash("sha256").update(content).digest("hex"),
  };
  const payload = { id: run.lead.id, lead: run.lead, documents: run.files };
  for (let tries = 0; tries < run.lostAnswers; tries++) await postLead(platform, payload, 15_000);
  return postLead(platform, payload, 15_000);
}
