import { readFileSync } from "node:fs";
import { factRepairs } from "./factRepairs";
import { misfit } from "./misfit";
import { upstreamPath } from "./upstreamPath";

/** A message for each repair that relies on upstream text that has changed. */
export function wrongFacts(): string[] {
  return factRepairs.flatMap(repair =>
    repair.facts.flatMap(({ file, find, matches }) => {
      const found =
        readFileSync(upstreamPath(file), "utf8").match(new RegExp(find, "g"))?.length ?? 0;
      return found === matches ? [] : misfit(repair, `${find} in ${file}`, found, matches).message;
    }),
  );
}
