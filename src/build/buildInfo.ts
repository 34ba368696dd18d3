import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const git = (root: string, ...args: string[]) =>
  promisify(execFile)("git", args, { cwd: root }).then(({ stdout }) => stdout.trim());

/**
 * Version of package.json and commit. Times are the commit's, so that the same commit gives the same bytes;
 * outside a repository the commit is "unknown".
 */
export async function buildInfo(
  root: string,
): Promise<{ build: string; files: [string, string][] }> {
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const commit = await git(root, "rev-parse", "--short=7", "HEAD").catch(() => "unknown");
  const builtAt = await git(root, "log", "-1", "--format=%cI").catch(() => null);
  const json = (value: unknown) => `${JSON.stringify(value)}\n`;
  return {
    build: `${version}+${commit}`,
    files: [
      [
        "version.json",
        json({
          ...{ version, commit, builtAt, configSchema: 1 },
          // So that nothing takes a preview for the site.
          ...(process.env.PREVIEW === "1" && { preview: true }),
        }),
      ],
      ["health.json", json({ status: "ok", version })],
      // Licences require their notice to travel with the code.
      [
        "third-party-notices.txt",
        await readFile(path.join(root, "THIRD-PARTY-NOTICES.md"), "utf8"),
      ],
    ],
  };
}
