import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import config from "../../../static/config.json";
import { repository } from "../built/site";
import { startDeployHost } from "./deployHost";
import { storedLeads } from "./storedLeads";

/** The built site with its own bundled inbox, both with `lead.proof`, on a store of their own. */
export async function provingSite() {
  const folder = mkdtempSync(path.join(tmpdir(), "proving-"));
  const db = path.join(folder, "leads.sqlite");
  const text = JSON.stringify({ ...config, lead: { ...config.lead, proof: true } });
  mkdirSync(path.join(folder, "public"));
  writeFileSync(path.join(folder, "public/config.json"), text);
  const inbox = spawn(process.execPath, [path.join(repository, "dist/server.cjs"), "inbox"], {
    cwd: folder,
    env: { ...process.env, LEADS_DB: db, PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve, reject) => {
    inbox.stdout.on("data", data => {
      const found = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(String(data))?.[1];
      if (found) resolve(found);
    });
    inbox.once("exit", code => reject(new Error(`The inbox ended with ${code}.`)));
  });
  const site = await startDeployHost();
  site.inbox = `http://127.0.0.1:${port}/familiale-verzekering/api/leads`;
  site.instead = (name, response) => name === "config.json" && Boolean(response.end(text));
  return {
    url: site.url,
    stored: (email: string) => storedLeads(email, db),
    async stop() {
      await site.stop();
      inbox.kill("SIGKILL");
      // Windows keeps a folder for a moment in which a process just ended.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
