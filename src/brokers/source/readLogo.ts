import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { secureUrl } from "../../settings/secureUrl";
import { mostLogoBytes } from "./logoFault";
import type { BrokersSource } from "./readBrokersSource";

/** After this many timeouts a host is skipped, so that the build does not wait for each of its logos. */
const mostSilences = 3;

/** Returns a reader of logos: the bytes, or why there are none, as text after "logo ". `patience` in ms. */
export function readLogo(
  { folder, name: source }: Pick<BrokersSource, "folder" | "name">,
  patience: number,
) {
  const silences = new Map<string, number>();
  return async (name: string): Promise<Uint8Array | string> => {
    if (folder !== null && !/^https:/i.test(name))
      return readFile(join(folder, name)).catch(
        () => `is not in ${folder}; put it there or leave the logo empty`,
      );
    const { href, host } = new URL(name, folder === null ? source : undefined);
    if ((silences.get(host) ?? 0) >= mostSilences)
      return `was not asked for: ${host} did not answer before`;
    try {
      return await download(href, patience);
    } catch (error) {
      silences.set(host, (silences.get(host) ?? 0) + 1);
      const late = error instanceof Error && error.name === "TimeoutError";
      return late ? `did not come within ${patience / 1000} seconds` : "cannot be reached";
    }
  };
}

/** @throws when nothing comes, or not in time */
async function download(address: string, patience: number): Promise<Uint8Array | string> {
  if (!secureUrl(address)) return "is no https address";
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!secureUrl(response.url)) return "leads away from https";
  if (!response.ok) return `got the answer ${response.status}`;
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  for (let size = 0; size <= mostLogoBytes; ) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) break;
    chunks.push(value);
    size += value.byteLength;
  }
  await reader?.cancel();
  return Buffer.concat(chunks);
}
