import type { Config } from "../../settings/config";
import { configSchema } from "../../settings/configSchema";
import { writtenConfig } from "../../settings/configStore";
import { isSound } from "../../settings/readConfig";
import { record } from "../../telemetry/record";

/** Tells operators of a config.json that pages cannot use, or in part; visitors go on with defaults. */
export function tellBrokenConfig(): void {
  const written = writtenConfig();
  const broken = (Object.keys(configSchema) as (keyof Config)[]).filter(
    section => !isSound(written, section),
  );
  if (written === undefined) record({ name: "config_unreadable" });
  else for (const section of broken) record({ name: "config_broken", section });
}
