import { localeFiles } from "./localeFiles";

/** Not on live pages: letters of the server, the galleries, and texts only in the HTML. */
const still = ["handover", "kit", "offline", "reload", "screens"];

/** Files of locales/<language> that a host may replace at run time. */
export const namespaces = localeFiles.filter(name => !still.includes(name));
