import { rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Gatsby copies Partytown into every build. Takes it out again when no script needs it, and its debug
 * files always. Keeps the list for the server of `npm run serve`, which proxies those scripts.
 */
export async function thirdPartyFiles(root: string): Promise<void> {
  const { GATSBY_THIRD_PARTY_SCRIPTS: scripts = "" } = process.env;
  const idle = scripts ? "~partytown/debug" : "~partytown";
  await rm(path.join(root, "public", idle), { recursive: true, force: true });
  await writeFile(path.join(root, ".cache/third-party-scripts.json"), scripts);
}
