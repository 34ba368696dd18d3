import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { countUses, type Use } from "./countUses";
import { edited, type Planned } from "./edited";
import { misfit } from "./misfit";
import type { EditRepair, StandIn, StandInRepair } from "./repair";
import { editRepairs, standInRepairs } from "./repairs";
import { folderOf, upstreamPath } from "./upstreamPath";

/** Webpack rules, aliases and plugin that apply the repairs. */
export function repairedModules(asked: "scripts" | "html", preview: boolean) {
  const now = ({ stage }: { stage: string }) => [asked, "both"].includes(stage);
  const edits = editRepairs.filter(repair => now(repair) && !(preview && repair.notInPreview));
  const standIns = standInRepairs.filter(now);
  const changed = plannedByFile(edits);
  // Repairs of both builds are counted in the scripts.
  const counted = ({ stage }: { stage: string }) => asked === "scripts" || stage === asked;
  const uses = [
    ...[...changed].flatMap(([file, [{ repair }]]): Use[] =>
      counted(repair) ? [{ repair, file: upstreamPath(file), matches: "some" }] : [],
    ),
    ...standIns
      .filter(counted)
      .flatMap(repair => repair.standIns.map(standIn => useOf(repair, standIn))),
  ];
  const alias = Object.fromEntries(
    standIns.flatMap(repair => repair.standIns.map(each => aliasOf(repair, each))),
  );
  return {
    rules: [...changed].map(([file, planned]) => ruleOf(file, planned)),
    alias,
    plugin: countUses(uses),
    /** Changes when an alias does. */
    key: digest(JSON.stringify(alias)),
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** One loader per file keeps the order of its changes. */
function plannedByFile(repairs: readonly EditRepair[]): Map<string, [Planned, ...Planned[]]> {
  const byFile = new Map<string, [Planned, ...Planned[]]>();
  for (const repair of repairs)
    for (const edit of repair.edits) {
      const before = byFile.get(edit.file);
      byFile.set(edit.file, before ? [...before, { repair, edit }] : [{ repair, edit }]);
    }
  return byFile;
}

function ruleOf(file: string, planned: readonly Planned[]) {
  const changes = planned.map(({ edit }) => `${edit.find}${edit.instead}${edit.matches}`);
  return {
    include: [upstreamPath(file)],
    use: [
      {
        loader: path.resolve("src/build/gatsby/repairLoader.cjs"),
        options: {
          // Part of webpack's cache key: what the file was changed with.
          ident: `repair-${digest(changes.join())}`,
          change: (source: string) => edited(source, planned),
        },
      },
    ],
  };
}

const standInFile = (module: string) =>
  module.includes("/") ? upstreamPath(module) : path.resolve("src/build/gatsby/standIn", module);

const useOf = (repair: StandInRepair, { request, module, matches }: StandIn): Use => ({
  repair,
  file: standInFile(module),
  request,
  matches,
});

/** @throws when the package or its file no longer exists */
function aliasOf(repair: StandInRepair, { request, module, path: byPath }: StandIn) {
  const file = byPath ? upstreamPath(request) : folderOf(request);
  if (!existsSync(file) && !existsSync(`${file}.js`)) throw misfit(repair, request, 0, 1);
  const exact = path.extname(request) ? "" : "$";
  return [(byPath ? file : request) + exact, standInFile(module)] as const;
}
