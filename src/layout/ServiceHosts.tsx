import type { TextKey } from "../i18n/textKey";
import { useText } from "../i18n/useText";
import { readableList } from "../language/readableList";
import { useConfig } from "../settings/configStore";

const hostOf = (address: string) => new URL(address).host;
const scripts: readonly string[] = process.env.GATSBY_THIRD_PARTY_SCRIPTS
  ? JSON.parse(process.env.GATSBY_THIRD_PARTY_SCRIPTS)
  : [];

/** Whom the visitor's consent brings in, by name of their hosts; nothing where no service is set. */
export function ServiceHosts() {
  const t = useText();
  const { telemetry, flags } = useConfig();
  const marketing = [...new Set(scripts.map(hostOf))];
  const lines: (false | [TextKey, Record<string, string>])[] = [
    telemetry.serverUrl !== null && [
      "cookies.others.telemetry",
      { host: hostOf(telemetry.serverUrl) },
    ],
    flags.apiHost !== null &&
      flags.clientKey !== null && ["cookies.others.experiments", { host: hostOf(flags.apiHost) }],
    marketing.length > 0 && ["cookies.others.marketing", { hosts: readableList(marketing) }],
  ];
  const shown = lines.filter(line => line !== false);
  if (shown.length === 0) return null;
  return (
    <>
      <h2>{t("cookies.others.title")}</h2>
      {shown.map(([text, values]) => (
        <p key={text}>{t(text, values)}</p>
      ))}
    </>
  );
}
