import { expect, it } from "vitest";
import { checkLeads } from "../../../src/doctor/checkLeads";
import { visitAt } from "../../../src/doctor/visit";
import { doctorHost, goodConfig } from "../../support/doctorHost";

const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };

it.each<[string, Record<string, string>, RegExp[]]>([
  [
    "without CORS",
    {},
    [/does not let pages of http:\/\/127.0.0.1:\d+ post \(preflight: 204\)/, /pages cannot read/],
  ],
  [
    "for some headers only",
    { ...cors, "Access-Control-Allow-Headers": "content-type" },
    [/does not let pages/],
  ],
  [
    "for another origin",
    { ...cors, "Access-Control-Allow-Origin": "https://x.be" },
    [/post/, /read/],
  ],
  ["with CORS", cors, []],
])("an endpoint on another origin, %s", async (_, headers, expected) => {
  const type = { "Content-Type": "application/problem+json" };
  const other = await doctorHost({
    instead: ({ method }, response) =>
      Boolean(response.writeHead(method === "POST" ? 422 : 204, { ...type, ...headers }).end()),
  });
  const endpoint = new URL("/leads", other.address.replace("127.0.0.1", "localhost")).href;
  const host = await doctorHost({
    files: { "config.json": JSON.stringify({ ...goodConfig, lead: { endpoint } }) },
  });
  const found = await checkLeads(visitAt(host.address));
  await Promise.all([other.close(), host.close()]);
  expect(found.map(({ what }) => what)).toEqual(
    expected.map(pattern => expect.stringMatching(pattern)),
  );
});
