import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySite } from "./copySite.mjs";

const root = path.resolve(import.meta.dirname, "..");

/**
 * Builds a preview into `preview/`, in a copy of the source: the build in `public/` and its cache stay as they are.
 * Exits with the build's own code on failure.
 * @param {{ basePath: string, leads?: string | undefined }} asked `leads`: the endpoint, instead of the site's own
 */
export function buildPreview({ basePath, leads }) {
  const copy = copySite("preview");
  const file = path.join(copy, "static/config.json");
  const config = JSON.parse(readFileSync(file, "utf8"));
  config.environment = "test";
  if (leads) config.lead = { ...config.lead, endpoint: leads };
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  const { status } = spawnSync(process.execPath, ["scripts/run.mjs", "build"], {
    cwd: copy,
    stdio: "inherit",
    env: { ...process.env, PREVIEW: "1", GATSBY_BASE_PATH: basePath, ...repository() },
  });
  if (status === 0) {
    const folder = path.join(root, "preview");
    rmSync(folder, { recursive: true, force: true });
    cpSync(path.join(copy, "public"), folder, { recursive: true });
  }
  rmSync(copy, { recursive: true, force: true });
  if (status !== 0) process.exit(status ?? 1);
}

/** The copy is no repository: its build asks this one for the commit. */
function repository() {
  try {
    const asked = ["rev-parse", "--absolute-git-dir"];
    const GIT_DIR = execFileSync("git", asked, { cwd: root, encoding: "utf8" }).trim();
    return { GIT_DIR };
  } catch {
    return {};
  }
}
