import { inlineHashes } from "../hosting/inlineHashes";
import { readConfig } from "../settings/readConfig";
import { type Finding, fault, warning } from "./finding";
import type { Visit } from "./visit";

/** The pages' Content-Security-Policy lets through what they hold and config.json names, and little else. */
export async function checkPolicy(visit: Visit): Promise<Finding[]> {
  const { headers, text } = await visit.get("");
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(text)?.[1];
  const header = headers.get("Content-Security-Policy");
  const written = header ?? meta?.replaceAll("&#x27;", "'").replaceAll("&#39;", "'");
  const repair = "Send the policy of npm run hosting, made from this build and this config.json.";
  if (!written) return [fault("Pages come without Content-Security-Policy.", repair)];
  const directives = new Map(
    written.split(";").map(part => {
      const [name = "", ...values] = part.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
  const allowed = (name: string) => directives.get(name) ?? directives.get("default-src") ?? [];
  const scripts = allowed("script-src");
  const wide = scripts.includes("'unsafe-inline'");
  const blocked = wide ? [] : inlineHashes([text]).scripts.filter(hash => !scripts.includes(hash));
  const refused = origins(await visit.json("config.json")).filter(
    origin => !allowed("connect-src").includes(origin),
  );
  return [
    ...(blocked.length > 0
      ? [fault(`The policy blocks ${blocked.length} inline script(s) of the start page.`, repair)]
      : []),
    ...refused.map(origin =>
      fault(`The policy lets no request go to ${origin}, which config.json names.`, repair),
    ),
    ...(wide || scripts.includes("'unsafe-eval'")
      ? [
          warning(
            "The policy lets any inline script run.",
            "Only a build with third-party scripts needs that; otherwise send the policy of npm run hosting.",
          ),
        ]
      : []),
    ...(header
      ? []
      : [
          warning(
            "The policy is in the page only, so other sites may put it in a frame.",
            "Send it as a header where the host can.",
          ),
        ]),
  ];
}

function origins(config: unknown): string[] {
  const { lead, translations, flags, telemetry } = readConfig(config);
  const named = [lead.endpoint, translations.loadPath, flags.apiHost, telemetry.serverUrl];
  return named.flatMap(address =>
    address && URL.canParse(address) ? [new URL(address).origin] : [],
  );
}
