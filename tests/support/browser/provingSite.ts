import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import config from "../../../static/config.json";
import { repository } from "../built/site";
import { startDeployHost } from "./deployHost";
import { storedLeads } from "./storedLeads";

/** The built site with its own built inbox, both with `lead.proof`, on a store of their own. */
export async function provingSite() {
  const folder = mkdtempSync(path.join(tmpdir(), "proving-"));
  const db = path.join(folder, "leads.sqlite");
  const text = JSON.stringify({ ...config, lead: { ...config.lead, proof: true } });
  mkdirSync(path.join(folder, "public"));
  writeFileSync(path.join(folder, "public/config.json"), text);
  const script = path.join(repository, "tests/support/inbox/serveInbox.mjs");
  const inbox = spawn(process.execPath, [script, repository, "plain"], {
    cwd: folder,
    env: { ...process.env, LEADS_DB: db },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve, reject) => {
    inbox.stdout.on("data", data => resolve(/port (\d+)/.exec(String(data))?.[1] ?? ""));
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
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
