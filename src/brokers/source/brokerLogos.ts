import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { Broker } from "../broker";
import type { BrokersSource } from "./readBrokersSource";

const mostBytes = 100_000;
type Logo = { path: string; body: Uint8Array } | { problem: string };

/**
 * Gives every logo file beside the source a public path with a hash in its name, and its bytes to
 * write there. https addresses are kept; beside a remote source a file name is an address too. A
 * logo that cannot be used costs a warning and the logo, not the broker.
 */
export async function brokerLogos(
  brokers: readonly Broker[],
  { folder, name }: Pick<BrokersSource, "folder" | "name">,
): Promise<{ brokers: Broker[]; files: Map<string, Uint8Array>; warnings: string[] }> {
  const files = new Map<string, Uint8Array>();
  const warnings: string[] = [];
  const done = await Promise.all(
    brokers.map(async broker => {
      if (!broker.logo || broker.logo.startsWith("https://")) return broker;
      if (folder === null) return { ...broker, logo: new URL(broker.logo, name).href };
      const logo = await readLogo(folder, broker.logo);
      if ("problem" in logo) {
        warnings.push(
          `Broker ${broker.id}: logo ${JSON.stringify(broker.logo)} ${logo.problem}. Shown without logo.`,
        );
        return { ...broker, logo: null };
      }
      files.set(logo.path, logo.body);
      return { ...broker, logo: logo.path };
    }),
  );
  return { brokers: done, files, warnings: warnings.sort() };
}

async function readLogo(folder: string, file: string): Promise<Logo> {
  let body: Buffer;
  try {
    body = await readFile(join(folder, file));
  } catch {
    return { problem: `is not in ${folder}; put it there or leave the logo empty` };
  }
  if (body.length > mostBytes)
    return { problem: `is over ${mostBytes / 1000} kB; make it smaller` };
  const { name, ext } = parse(file.toLowerCase());
  // Inside <img> an SVG cannot run anything, but opened on its own it would, on our address.
  if (ext === ".svg" && /<script|<foreignobject|\son\w+\s*=|javascript:/i.test(body.toString()))
    return { problem: "holds scripts; save it as a plain SVG" };
  const hash = createHash("sha256").update(body).digest("hex").slice(0, 10);
  return { path: `brokers/logos/${name.replace(/[^a-z0-9-]+/g, "-")}.${hash}${ext}`, body };
}
