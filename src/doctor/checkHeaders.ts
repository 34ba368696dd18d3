import { cacheOf, classOf } from "../hosting/classOf";
import { manifest } from "../hosting/manifest";
import { permissions } from "../hosting/permissions";
import { typeOf } from "../hosting/typeOf";
import { type Finding, fault, warning } from "./finding";
import { sampleFiles } from "./sampleFiles";
import { told, type Visit } from "./visit";

const kept = 30 * 86_400;

/** Type, caching and security headers of a file of each class, as the hosting manifest has them. */
export async function checkHeaders(visit: Visit): Promise<Finding[]> {
  const https = visit.base.startsWith("https:");
  const files = await sampleFiles(visit);
  const found = await Promise.all(
    files.map(async (path): Promise<Finding[]> => {
      const file = path || "index.html";
      const seen = await visit.get(path);
      if (seen.status !== 200)
        return [fault(`/${path} ${told(seen)}.`, "Upload the whole folder, hidden files too.")];
      const { headers } = seen;
      return [
        ...typed(file, headers),
        ...cached(file, headers),
        ...Object.entries({
          ...manifest.headers,
          ...(classOf(file) === "page" && { "Permissions-Policy": permissions }),
          ...(https && { "Strict-Transport-Security": manifest.strictTransport }),
        }).flatMap(([name, value]) => same(file, headers, name, value)),
      ];
    }),
  );
  return found.flat();
}

function typed(file: string, headers: Headers): Finding[] {
  const type = headers.get("Content-Type") ?? "";
  const [wanted = ""] = typeOf(file).split(";");
  if (type.split(";")[0]?.trim() === wanted) return [];
  return [fault(`${file} has the type "${type}".`, `Send it as ${typeOf(file)}.`)];
}

function cached(file: string, headers: Headers): Finding[] {
  const given = headers.get("Cache-Control") ?? "";
  const wanted = manifest.cache[cacheOf(file)];
  const age = Number(/s-maxage=(\d+)/.exec(given)?.[1] ?? /max-age=(\d+)/.exec(given)?.[1] ?? -1);
  if (cacheOf(file) === "immutable")
    return age >= kept
      ? []
      : [
          warning(
            `${file} has "Cache-Control: ${given}": every visit asks for it again.`,
            `Send "${wanted}": its name changes with its content.`,
          ),
        ];
  if (age === 0 || /no-cache|no-store/.test(given)) return [];
  return [
    fault(
      `${file} has "Cache-Control: ${given}": a new build or setting comes late, or half.`,
      `Send "${wanted}".`,
    ),
  ];
}

function same(file: string, headers: Headers, name: string, value: string): Finding[] {
  const given = headers.get(name);
  if (given === value) return [];
  const repair = `Send "${name}: ${value}" (npm run hosting writes the rules of each host).`;
  if (given === null) return [fault(`${file} comes without ${name}.`, repair)];
  // Another value may be somebody's decision; that one asks for the position on a button.
  const breaks = name === "Permissions-Policy" && /geolocation=\(\)/.test(given);
  return [(breaks ? fault : warning)(`${file} has "${name}: ${given}".`, repair)];
}
