import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "run-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Node's own errors would have lines of their own. */
const oneLine = /^[^\n]+\n$/;
function run(command: string, env: Record<string, string>, root = ".") {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", command], {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", ...env },
    encoding: "utf8",
    timeout: 20_000,
  });
  expect(stderr).toMatch(oneLine);
  expect(status).toBe(1);
  return stderr;
}

describe("npm start", () => {
  it("says what is wrong with PORT", () => {
    expect(run("start", { PORT: "abc" })).toBe(
      'PORT is "abc". Give a number from 1 to 65535, such as PORT=9001.\n',
    );
  });

  it.each(["192.0.2.1", "no-such-machine.invalid"])("says that %s is not this machine", host => {
    expect(run("serve", { HOST: host })).toContain(`cannot listen on HOST=${host}`);
  });

  it.each(["127.0.0.1", "0.0.0.0"])("says that the port is in use on %s", async host => {
    const other = createServer();
    await new Promise<void>(resolve => other.listen(0, host, resolve));
    const { port } = other.address() as { port: number };
    const said = run("serve", { PORT: String(port), HOST: host });
    await new Promise(resolve => other.close(resolve));
    expect(said).toContain(`Port ${port} is in use`);
  });

  it.each(["a#b", "100%", "a?b", "a!b", "a*b", "[a]", "a{b}", "a (b)", "a'b"])(
    "says at once that a folder named %s cannot be built in",
    name => {
      const root = join(folder, name);
      mkdirSync(root);
      cpSync("scripts", join(root, "scripts"), { recursive: true });
      cpSync("src/i18n/namespaceOf.mjs", join(root, "src/i18n/namespaceOf.mjs"));
      cpSync("package.json", join(root, "package.json"));
      for (const command of ["start", "build", "develop", "serve"])
        expect(run(command, {}, root)).toContain(`cannot be built in ${root}`);
    },
  );
});
