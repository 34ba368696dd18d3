import { readConfig } from "../settings/readConfig";
import { site } from "../settings/site";
import { type Finding, fault, warning } from "./finding";
import { type Seen, told, type Visit } from "./visit";

/** The hosts of texts, flags and telemetry answer, and let pages of this origin read. */
export async function checkServices(visit: Visit): Promise<Finding[]> {
  const { translations, flags, telemetry } = readConfig(await visit.json("config.json"));
  const { origin } = new URL(visit.base);
  const read = (address: string) => visit.ask(address, { headers: { Origin: origin } });
  const [texts, rules, intake] = await Promise.all([
    translations.loadPath &&
      read(
        new URL(
          translations.loadPath.replace("{{ns}}", "common").replace("{{lng}}", site.language),
          visit.base,
        ).href,
      ),
    flags.apiHost &&
      flags.clientKey &&
      read(`${flags.apiHost.replace(/\/$/, "")}/api/features/${flags.clientKey}`),
    telemetry.serverUrl &&
      visit.ask(`${telemetry.serverUrl.replace(/\/$/, "")}/intake/v2/rum/events`, {
        method: "OPTIONS",
        headers: {
          Origin: origin,
          "Access-Control-Request-Method": "POST",
          "Access-Control-Request-Headers": "content-type",
        },
      }),
  ]);
  const own = (address: string | null) =>
    !address || new URL(address, visit.base).origin === origin;
  return [
    ...judged(texts, "translations.loadPath", own(translations.loadPath), origin, isJson),
    ...judged(rules, "flags.apiHost", own(flags.apiHost), origin, isJson),
    ...judged(intake, "telemetry.serverUrl", own(telemetry.serverUrl), origin, () => true),
  ];
}

const isJson = ({ text }: Seen) => {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
};

function judged(
  seen: Seen | null | "" | undefined,
  key: string,
  own: boolean,
  origin: string,
  fits: (seen: Seen) => boolean,
): Finding[] {
  if (!seen) return [];
  const allowed = seen.headers.get("Access-Control-Allow-Origin");
  if (seen.status < 200 || seen.status > 299 || !fits(seen))
    return [
      // The site goes on without it, with what was built in.
      warning(
        `The host in ${key} ${told(seen)}${seen.status === 200 ? " without JSON" : ""}.`,
        `Repair that host, or set ${key} to null.`,
      ),
    ];
  if (own || allowed === "*" || allowed === origin) return [];
  return [
    fault(
      `The host in ${key} does not let pages of ${origin} read.`,
      `Let it send "Access-Control-Allow-Origin: ${origin}".`,
    ),
  ];
}
