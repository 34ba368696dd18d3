import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Lead } from "../../../src/answers/leadSchema";
import { canonicalJson } from "../../../src/inbox/canonicalJson";
import { leadIdentity } from "../../../src/inbox/leadIdentity";
import { newReference } from "../../../src/inbox/newReference";
import { sampleDocument, sampleLead } from "../../support/inbox/sampleLead";

/** The same content with the keys of every object in another order. */
function shuffled(value: unknown, order: number[]): unknown {
  if (Array.isArray(value)) return value.map(item => shuffled(item, order));
  if (value === null || typeof value !== "object") return value;
  const keys = Object.keys(value).map(
    (key, index) => [order[index % order.length] ?? 0, key] as const,
  );
  keys.sort((a, b) => a[0] - b[0]);
  return Object.fromEntries(
    keys.map(([, key]) => [key, shuffled((value as Record<string, unknown>)[key], order)]),
  );
}

const base = sampleLead({ documents: [sampleDocument("a.pdf", new Uint8Array([1])).entry] });

/** Every path to a plain value, such as ["person", "email"]. */
function paths(value: unknown, path: string[] = []): string[][] {
  if (value === null || typeof value !== "object") return [path];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, [...path, key]));
}

function withValue(lead: Lead, path: string[], value: unknown): Lead {
  const copy = structuredClone(lead) as unknown as Record<string, unknown>;
  const parent = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy);
  parent[path.at(-1) ?? ""] = value;
  return copy as unknown as Lead;
}

describe("leadIdentity", () => {
  it("does not see the order of keys", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), order => {
        expect(leadIdentity(shuffled(base, order) as Lead)).toBe(leadIdentity(base));
      }),
    );
  });

  it("sees a change of any value but id and submittedAt", () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths(base)), fc.jsonValue({ maxDepth: 0 }), (path, value) => {
        const changed = withValue(base, path, value);
        fc.pre(canonicalJson(changed) !== canonicalJson(base));
        const ignored = ["id", "submittedAt"].includes(path.join("."));
        expect(leadIdentity(changed) === leadIdentity(base)).toBe(ignored);
      }),
    );
  });

  it("sees the order of lists and the hash of a document", () => {
    const options = base.insurance.options.toReversed();
    expect(leadIdentity({ ...base, insurance: { ...base.insurance, options } })).not.toBe(
      leadIdentity(base),
    );
    const { entry } = sampleDocument("a.pdf", new Uint8Array([2]));
    expect(leadIdentity({ ...base, documents: [entry] })).not.toBe(leadIdentity(base));
  });
});

describe("newReference", () => {
  it("is short, unambiguous and different every time", () => {
    const references = Array.from({ length: 2000 }, newReference);
    for (const reference of references)
      expect(reference).toMatch(/^FV-[^01258BILOSUVZ\W_]{4}-[^01258BILOSUVZ\W_]{4}$/);
    expect(new Set(references).size).toBe(2000);
  });
});
