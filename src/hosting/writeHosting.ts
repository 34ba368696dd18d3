import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkConfig } from "../settings/checkConfig";
import { hostFactsOf, type Place } from "./hostFactsOf";
import { azure } from "./hosts/azure";
import { caddy } from "./hosts/caddy";
import { cloudfront } from "./hosts/cloudfront";
import { nginx } from "./hosts/nginx";
import { underscore } from "./hosts/underscore";
import { checkInbox } from "./inboxRule";
import { productionFaults } from "./productionFaults";
import { rootFiles } from "./rootFiles";

export interface Wanted extends Pick<Place, "folder" | "upstream"> {
  /** Where the files go; what stands there is replaced. */
  target: string;
  /** Another config.json than that of the folder, by its path. */
  configFile?: string;
}

/**
 * Writes the files for all hosts. Returns what would fail in production, for whoever runs it to see.
 * @throws Error with one line a problem when config.json cannot be used
 */
export function writeHosting({ folder, upstream, target, configFile }: Wanted): string[] {
  const named = configFile ?? path.join(folder, "config.json");
  const text = readText(named);
  const problems = checkConfig(text, named);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const config: unknown = JSON.parse(text);
  const facts = hostFactsOf({ folder, config, upstream });
  checkInbox(facts.inbox);
  const { builtAt } = JSON.parse(readText(path.join(folder, "version.json")));
  const all = {
    ...nginx(facts),
    ...caddy(facts),
    ...underscore(facts),
    ...azure(facts),
    ...cloudfront(facts),
    ...rootFiles(facts.config, builtAt),
  };
  rmSync(target, { recursive: true, force: true });
  for (const [name, body] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    writeFileSync(path.join(target, name), body);
  }
  return productionFaults({
    config,
    home: readText(path.join(folder, "index.html")),
    brokers: brokersIn(folder, facts.files),
    hasInbox: upstream !== undefined,
  });
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new Error(`${file} is missing. Build first (npm run build), or name another file.`);
  }
}

function brokersIn(folder: string, files: readonly string[]): string {
  const near = files.find(name => /^brokers\/[^/]+\/near\//.test(name));
  return near ? readText(path.join(folder, near)) : "";
}
