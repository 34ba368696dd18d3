import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { prefixedLanguages } from "../language/prefixedLanguages";
import { readConfig } from "../settings/readConfig";
import { builtFiles } from "./builtFiles";
import type { HostFacts } from "./hosts/hostFacts";
import { inboxRule } from "./inboxRule";
import { inlineHashes } from "./inlineHashes";

export interface Place {
  /** The built `public/`. */
  folder: string;
  /** config.json of the place where it goes; that of the folder when left out. */
  config?: unknown;
  /** Origin of the server that takes the leads. */
  upstream?: string;
  https?: boolean;
}

/** The facts of a built folder that files for a host are made from. */
export function hostFactsOf({ folder, config, upstream, https = true }: Place): HostFacts {
  const files = builtFiles(folder);
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const known = readConfig(config ?? parsed(() => read("config.json")));
  const pages = files.filter(name => name.endsWith(".html")).map(read);
  return {
    config: known,
    files,
    inline: inlineHashes(pages),
    inbox: inboxRule(known),
    upstream: upstream ?? "http://127.0.0.1:9000",
    languages: prefixedLanguages(),
    scripts: scriptsIn(folder),
    https,
    preview: isPreview(folder),
  };
}

/** As in pages: what cannot be read has its defaults. */
function parsed(read: () => string): unknown {
  try {
    return JSON.parse(read());
  } catch {
    return {};
  }
}

/** Previews say so in version.json (build/buildInfo). */
function isPreview(folder: string): boolean {
  const file = path.join(folder, "version.json");
  return Object(parsed(() => readFileSync(file, "utf8"))).preview === true;
}

/** The third-party scripts that the build was made for (build/gatsby/thirdPartyFiles). */
function scriptsIn(folder: string): string[] {
  const file = path.join(folder, "../.cache/third-party-scripts.json");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return text === "" ? [] : JSON.parse(text);
}
