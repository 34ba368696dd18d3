import { expect, it } from "vitest";
import type { ConfigKey, ConfigKind } from "../../../src/settings/configKey";
import { wholeConfig } from "../../../src/settings/strictConfigSchema";
import { docComments } from "../../support/docComments";
import { expectDocTable } from "../../support/expectDocTable";

const comments = new Map([
  ...docComments("src/settings/configSchema.ts", "configSchema"),
  ...docComments("src/settings/servicesSchema.ts", "servicesSchema"),
]);

/** What may be written, for each kind. */
const values: Record<ConfigKind, string> = {
  endpoint: "a path under the base path, or an https address",
  loadPath: "a path or an https address, with `{{ns}}`",
  address: "an https address",
  addresses: "a list of https addresses",
  pair: '`{ "nl": …, "fr": … }`, https addresses',
  text: "a text",
  email: "an e-mail address",
  clientKey: "letters, digits, `.`, `_` and `-`",
  serviceName: "letters, digits, spaces, `_` and `-`",
  environment: "`local`, `test`, `acceptance` or `production`",
  flag: "`true` or `false`",
  whole: "a whole number",
  number: "a number",
};

const isKey = (entry: object): entry is ConfigKey => Array.isArray(entry);

function row(name: string, [fallback, kind, least, most]: ConfigKey): string[] {
  const limits = most === undefined ? "" : `, ${least} to ${most}`;
  return [
    `\`${name}\``,
    `\`${JSON.stringify(fallback)}\``,
    values[kind] + limits,
    comments.get(name) ?? "",
  ];
}

it("docs/config.md lists every key", () => {
  const rows = Object.entries(wholeConfig).flatMap(([name, entry]) =>
    isKey(entry)
      ? [row(name, entry)]
      : Object.entries(entry).map(([key, each]) => row(`${name}.${key}`, each)),
  );
  expect(rows.map(([, , , what]) => what)).not.toContain("");
  expectDocTable("docs/config.md", ["Key", "Default", "Values", "What it does"], rows);
});
