import { createHash } from "node:crypto";
import type { Broker } from "../broker";
import { logoFault } from "./logoFault";
import { logoType } from "./logoType";
import type { BrokersSource } from "./readBrokersSource";
import { readLogo } from "./readLogo";

/** Parallel downloads. */
const atOnce = 8;
type Logo = { path: string; body: Uint8Array } | { problem: string };

/**
 * Collects all logos, from files beside the source (also a remote one) or https addresses: public path, with a
 * content hash, and bytes. A bad logo is dropped with a warning; the broker stays.
 */
export async function brokerLogos(
  brokers: readonly Broker[],
  source: Pick<BrokersSource, "folder" | "name">,
  patience = 10_000,
): Promise<{ brokers: Broker[]; files: Map<string, Uint8Array>; warnings: string[] }> {
  const read = readLogo(source, patience);
  const wanted = new Set(brokers.flatMap(({ logo }) => logo ?? []));
  const logos = new Map<string, Logo>();
  const left = wanted.values();
  const work = async () => {
    for (const name of left) logos.set(name, published(name, await read(name)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const files = new Map<string, Uint8Array>();
  const warnings: string[] = [];
  const done = brokers.map(broker => {
    const logo = broker.logo && logos.get(broker.logo);
    if (!logo) return broker;
    if ("path" in logo) {
      files.set(logo.path, logo.body);
      return { ...broker, logo: logo.path };
    }
    warnings.push(
      `Broker ${broker.id}: logo ${JSON.stringify(broker.logo)} ${logo.problem}. Shown without logo.`,
    );
    return { ...broker, logo: null };
  });
  return { brokers: done, files, warnings: warnings.sort() };
}

function published(name: string, body: Uint8Array | string): Logo {
  if (typeof body === "string") return { problem: body };
  const problem = logoFault(body);
  if (problem) return { problem };
  const hash = createHash("sha256").update(body).digest("hex").slice(0, 10);
  const last = /([^/?#]*?)(?:\.\w+)?(?:[?#].*)?$/.exec(name.toLowerCase())?.[1] ?? "";
  const plain = last.replace(/[^a-z\d]+/g, "-").slice(0, 60) || "logo";
  return { path: `brokers/logos/${plain}.${hash}.${logoType(body)}`, body };
}
