import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A button, or a link that looks like one, with all that stands in it; the label of a message's button. */
const looksPressed =
  /<button\b[\s\S]*?<\/button>|<TargetLink\b[\s\S]*?<\/TargetLink>|<(PageLink|a)\b[^>]*buttonClass[\s\S]*?<\/\1>|label: t\([^)]*\)/g;

/** Keys of the texts that stand on buttons; those of previous and next come from `prevnext`. @param {string} root @returns {Set<string>} */
export function buttonKeys(root) {
  const source = path.join(root, "src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  return new Set(
    files
      .filter(file => file.endsWith(".tsx"))
      .flatMap(file => readFileSync(path.join(source, file), "utf8").match(looksPressed) ?? [])
      .concat('t("prevnext.next"', 't("prevnext.previous"')
      .flatMap(button => [...button.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key = ""]) => key)),
  );
}
