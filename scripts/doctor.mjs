// npm run doctor -- https://…/familiale-verzekering/ [--json]: is this deployed site right for people?
// Exit code 0: no fault, 1: a fault, 2: wrong usage or nothing answers there.
import { parseArgs } from "node:util";
import { loadSource } from "./loadSource.mjs";

/** @returns {Promise<number>} */
async function doctor() {
  const { values, positionals } = parseArgs({
    options: { json: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [address = ""] = positionals;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address) || positionals.length > 1)
    throw new Error("Usage: npm run doctor -- https://host/familiale-verzekering/ [--json]");
  // The site may stand elsewhere than the source says: a preview.
  process.env.GATSBY_BASE_PATH = new URL(address).pathname.replace(/\/+$/, "");
  const { examine } = await loadSource("src/doctor/examine.ts");
  const { reportText } = await loadSource("src/doctor/reportText.ts");
  const report = await examine(address);
  console.log(values.json ? JSON.stringify(report, null, 2) : reportText(report));
  const faults = report.checks.flatMap(
    (/** @type {{ findings: { level: string }[] }} */ { findings }) =>
      findings.filter(({ level }) => level === "fault"),
  );
  return faults.length > 0 ? 1 : 0;
}

process.exitCode = await doctor().catch(error => {
  console.error(/** @type {Error} */ (error).message);
  return 2;
});
