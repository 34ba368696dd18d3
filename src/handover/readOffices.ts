import { readFileSync } from "node:fs";
import type { Office, OfficeOf } from "./office";

/**
 * The offices that the build wrote (officesFile).
 * @throws Error with what to do, when there is no such file: every lead would go to the desk
 */
export function readOffices(file: string): OfficeOf {
  let offices: Office[];
  try {
    offices = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Error(
      `${file}, the list of offices to which leads are sent, is missing or broken. Run npm run build.`,
    );
  }
  const byId = new Map(offices.map(office => [office.id, office]));
  return id => byId.get(id);
}
