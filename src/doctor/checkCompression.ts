import { isCompressible } from "../hosting/headersOf";
import { type Finding, warning } from "./finding";
import { sampleFiles } from "./sampleFiles";
import type { Visit } from "./visit";

/** Smaller ones gain nothing. */
const leastBytes = 2000;

/** Texts come compressed, and caches on the way know that they do. */
export async function checkCompression(visit: Visit): Promise<Finding[]> {
  const files = (await sampleFiles(visit)).filter(path => isCompressible(path || "index.html"));
  const found = await Promise.all(
    files.map(async (path): Promise<Finding[]> => {
      const { status, headers, text } = await visit.get(path);
      if (status !== 200 || text.length < leastBytes) return [];
      if (!/br|gzip|zstd/.test(headers.get("Content-Encoding") ?? ""))
        return [
          warning(
            `/${path} comes uncompressed (${Math.round(text.length / 1000)} kB).`,
            "Serve the .br and .gz files beside it, or let the host compress texts.",
          ),
        ];
      if (/accept-encoding|\*/i.test(headers.get("Vary") ?? "")) return [];
      return [
        warning(`/${path} is compressed without "Vary: Accept-Encoding".`, "Send that header."),
      ];
    }),
  );
  return found.flat();
}
