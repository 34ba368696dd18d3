import { type Finding, fault } from "./finding";
import type { Visit } from "./visit";

/** More says no more: they are uploaded together (files). */
const most = 60;

/** The files belong to one build and are all there; the worker can be installed. */
export async function checkBuild(visit: Visit): Promise<Finding[]> {
  const upload =
    "Upload the whole folder in the order of npm run deploy:plan, then purge the caches.";
  const version = (await visit.json("version.json")) as { version?: unknown } | undefined;
  const health = (await visit.json("health.json")) as { status?: unknown } | undefined;
  const data = (await visit.json("page-data/app-data.json")) as Facts | undefined;
  const offline = (await visit.json("offline-files.json")) as Facts | undefined;
  const worker = await visit.get("sw.js");
  const listed = [...Object.keys(offline?.exact ?? {}), ...(offline?.hashed ?? [])];
  const imported = [...worker.text.matchAll(/importScripts\(([^)]*)\)/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/["']([^"']+)["']/g)].map(([, file = ""]) => file),
  );
  const files = [...imported, ...listed.slice(0, most)];
  const seen = await Promise.all(
    files.map(async file => [file, (await visit.ask(file, { method: "HEAD" })).status] as const),
  );
  const lost = seen.filter(([, status]) => status !== 200).map(([file]) => file);
  return [
    ...(version?.version ? [] : [fault("version.json is not there.", upload)]),
    ...(health?.status === "ok"
      ? []
      : [
          fault(
            'health.json does not say "ok".',
            "Serve that file: monitors and proxies ask for it.",
          ),
        ]),
    ...(offline && data && offline.build !== data.webpackCompilationHash
      ? [fault("Files of two builds are mixed: app-data.json and offline-files.json.", upload)]
      : []),
    ...(lost.length > 0
      ? [fault(`${lost.length} file(s) are missing: ${lost.slice(0, 3).join(", ")}.`, upload)]
      : []),
    ...(worker.headers.get("Content-Type")?.includes("javascript")
      ? []
      : [fault("sw.js is no script: without it the site does not work offline.", upload)]),
  ];
}

interface Facts {
  webpackCompilationHash?: string;
  build?: string;
  exact?: Record<string, string>;
  hashed?: string[];
}
