import { checkConfig } from "../settings/checkConfig";
import { type Finding, fault, warning } from "./finding";
import { told, type Visit } from "./visit";

/** config.json as it is served, by the rules of the build, and what it promises to visitors. */
export async function checkSettings(visit: Visit): Promise<Finding[]> {
  const seen = await visit.get("config.json");
  if (seen.status !== 200)
    return [
      fault(
        `config.json ${told(seen)}: no lead can be sent, since nobody may guess where to.`,
        "Put the file there (docs/config.md).",
      ),
    ];
  const problems = checkConfig(seen.text, "config.json");
  if (problems.length > 0)
    return problems.map(problem => fault(problem, "Repair the named key (docs/config.md)."));
  const { promises = {} } = JSON.parse(seen.text) as { promises?: { retentionDays?: unknown } };
  if (promises.retentionDays) return [];
  return [
    warning(
      "config.json does not say how long requests are kept (promises.retentionDays).",
      "Give the number of days after which the back end erases them: the privacy page names it.",
    ),
  ];
}
