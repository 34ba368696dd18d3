import { withPrefix } from "gatsby";
import { loadConfig } from "../settings/configStore";
import { browserPlatform } from "./browserPlatform";
import { readPending } from "./confirmation";
import { createSender } from "./createSender";
import { openOutbox } from "./outbox";

const platform = browserPlatform({ config: () => loadConfig(), url: withPrefix });

/** The one sender of this page. */
export const pageSender = createSender(platform, openOutbox(), id => readPending()?.id === id);
