import { copyFileSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { deployPlan } from "../../../src/hosting/deployPlan";

/**
 * A folder that a host serves, in which builds take each other's place by the plan of `npm run deploy:plan`, file by
 * file. `before` is awaited before each one.
 */
export function placeBuild(first: string) {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), "placed-")), "public");
  process.once("exit", () => rmSync(path.dirname(folder), { recursive: true, force: true }));
  cpSync(first, folder, { recursive: true, filter: name => !name.endsWith(".map") });
  const builds = [first];
  const put = (from: string, file: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(from, file), `${target}.new`);
    // Whole or not at all, as hosts do.
    renameSync(`${target}.new`, target);
  };
  return {
    folder,
    async rollOut(next: string, before: (file: string) => Promise<void> = async () => {}) {
      const [old = first, ...earlier] = builds.filter(build => build !== next);
      const plan = deployPlan(builds[0] ?? old, next, earlier);
      for (const file of plan.upload.flatMap(({ files }) => files)) {
        await before(file);
        put(next, file);
      }
      for (const file of plan.remove) rmSync(path.join(folder, file), { force: true });
      builds.splice(0, builds.length, next, ...builds.filter(build => build !== next));
      return plan;
    },
  };
}
