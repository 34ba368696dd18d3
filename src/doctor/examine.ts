import { checkBuild } from "./checkBuild";
import { checkCertificate } from "./checkCertificate";
import { checkCompression } from "./checkCompression";
import { checkHeaders } from "./checkHeaders";
import { checkLeads } from "./checkLeads";
import { checkMissing } from "./checkMissing";
import { checkPages } from "./checkPages";
import { checkPolicy } from "./checkPolicy";
import { checkProduction } from "./checkProduction";
import { checkServices } from "./checkServices";
import { checkSettings } from "./checkSettings";
import type { Finding } from "./finding";
import { told, visitAt } from "./visit";

/** What is looked at, by its name in the report. */
const checks = {
  pages: checkPages,
  "missing pages": checkMissing,
  headers: checkHeaders,
  policy: checkPolicy,
  compression: checkCompression,
  build: checkBuild,
  settings: checkSettings,
  leads: checkLeads,
  services: checkServices,
  certificate: checkCertificate,
  production: checkProduction,
} as const;

export interface Report {
  address: string;
  seconds: number;
  checks: { name: string; findings: Finding[] }[];
}

/** Looks at a deployed site, all at once. Rejects when nothing answers at the address. */
export async function examine(address: string): Promise<Report> {
  const began = performance.now();
  const visit = visitAt(address);
  const home = await visit.get("");
  if (home.status === 0) throw new Error(`${visit.base} ${told(home)}.`);
  const done = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, findings: await check(visit) })),
  );
  const seconds = Math.round(performance.now() - began) / 1000;
  return { address: visit.base, seconds, checks: done };
}
