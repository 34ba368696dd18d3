import { env } from "node:process";

const usual = 90;

/**
 * After how many days a lead is erased (LEADS_RETENTION_DAYS); 0 for never.
 * @throws Error that names the variable and how to repair it
 */
export function retentionDays({
  LEADS_RETENTION_DAYS: days = "",
}: NodeJS.ProcessEnv = env): number {
  if (!/^\d{0,5}$/.test(days))
    throw new Error(
      `LEADS_RETENTION_DAYS is "${days}". Give a whole number of days; 0 keeps leads for good.`,
    );
  return days === "" ? usual : Number(days);
}
