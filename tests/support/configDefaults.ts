import { readConfig } from "../../src/settings/readConfig";

/** config.json of a host that wrote none. */
export const configDefaults = readConfig({});
