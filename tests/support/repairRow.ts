import type { Repair } from "../../src/build/gatsby/repair";
import { upstream } from "../../src/build/gatsby/upstream";

const unique = (words: readonly string[]) => [...new Set(words)].join(", ");
const code = (words: readonly string[]) => unique(words.map(word => `\`${word}\``));

/** What it replaces, and how often that is found, in words. */
function replaced(repair: Repair): [what: string, found: string] {
  if ("edits" in repair)
    return [
      code(repair.edits.map(({ file }) => file)),
      repair.edits.map(({ matches }) => matches).join(" + "),
    ];
  if ("standIns" in repair)
    return [
      code(
        repair.standIns.map(({ request }) =>
          request.replace(/^@babel\/runtime\/helpers\/esm\//, ""),
        ),
      ),
      unique(repair.standIns.map(({ matches }) => String(matches))),
    ];
  const by = `${repair.replaces}; by \`${repair.by}\``;
  if ("matches" in repair) return [by, String(repair.matches)];
  return [
    `${by}; rests on ${code(repair.facts.map(({ file }) => file))}`,
    repair.facts.map(({ matches }) => matches).join(" + "),
  ];
}

/** A repair's row in the table of docs/gatsby.md. */
export function repairRow(repair: Repair): string {
  const { name, reason, upstream: bent, test, saves } = repair;
  const [what, found] = replaced(repair);
  const cells = [
    `\`${name}\``,
    reason.replaceAll("|", "\\|"),
    `${bent} ${upstream[bent]}`,
    what,
    found,
    saves === undefined ? "" : String(saves),
    test.replace(/^tests\//, ""),
  ];
  return `| ${cells.join(" | ")} |`;
}
