import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expectMatches } from "./expectMatches";

/**
 * Gatsby copies Partytown into every build. Removes it when no script needs it, and its debug files always.
 * Keeps the list of scripts that `npm run serve` proxies.
 */
export async function thirdPartyFiles(root: string): Promise<void> {
  const { GATSBY_THIRD_PARTY_SCRIPTS: scripts = "" } = process.env;
  const copied = existsSync(path.join(root, "public/~partytown"));
  expectMatches("no-partytown-files", copied ? 1 : 0, "the folder public/~partytown");
  const idle = scripts ? "~partytown/debug" : "~partytown";
  await rm(path.join(root, "public", idle), { recursive: true, force: true });
  await writeFile(path.join(root, ".cache/third-party-scripts.json"), scripts);
}
