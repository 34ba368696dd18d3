import { productionFaults } from "../hosting/productionFaults";
import { dryRun } from "./checkLeads";
import { type Finding, fault } from "./finding";
import type { Visit } from "./visit";

/** What works on a developer's machine and fails people: previews, placeholders, demo brokers. */
export async function checkProduction(visit: Visit): Promise<Finding[]> {
  const config = await visit.json("config.json");
  const { text: home } = await visit.get("");
  const version = (await visit.json("version.json")) as { preview?: boolean } | undefined;
  const { status } = await dryRun(visit);
  const faults = productionFaults({
    config,
    home,
    brokers: await someBrokers(visit),
    // What is wrong with an answer is told by checkLeads.
    hasInbox: status !== 0,
  });
  const preview =
    version?.preview && !/This is a preview/.test(faults.join())
      ? ["This is a preview. Build with npm run build."]
      : [];
  return [...faults, ...preview].map(text => {
    const [what = text, ...repair] = text.split(/(?<=\.) (?=[A-Z])/);
    return fault(what, repair.join(" "));
  });
}

/** A file of brokers, as the broker step would read it; "" when it cannot be found. */
async function someBrokers(visit: Visit): Promise<string> {
  const data = (await visit.json("page-data/makelaar/page-data.json")) as PageData | undefined;
  const { base, near = [] } = data?.result?.pageContext?.brokers ?? {};
  // The names of the files are one text (brokers/frontDecoded), whose first word is a 0 and the whole first name.
  const [names] = near;
  const name = typeof names === "string" && names.split(" ")[0]?.slice(1);
  if (!base || !name) return "";
  return (await visit.get(`${base}/near/${name}.json`)).text;
}

interface PageData {
  result?: { pageContext?: { brokers?: { base?: string; near?: unknown[] } } };
}
