import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { examine } from "../../../src/doctor/examine";
import { site } from "../../../src/settings/site";
import { doctorHost, goodConfig, goodFiles } from "../../support/doctorHost";

let close: () => Promise<unknown> = async () => undefined;
afterEach(() => close());

type Changes = Parameters<typeof doctorHost>[0];

/** The findings at a host with these changes, as "check: level: what". */
async function findings(changes: Changes = {}): Promise<string[]> {
  const host = await doctorHost(changes);
  close = host.close;
  const { checks } = await examine(host.address);
  return checks.flatMap(({ name, findings: found }) =>
    found.map(({ level, what }) => `${name}: ${level}: ${what}`),
  );
}

const config = (changes: object) => ({
  "config.json": JSON.stringify({ ...goodConfig, ...changes }),
});

/** Answers one address by itself. */
const at =
  (path: string, status: number, headers: Record<string, string> = {}, body = "") =>
  ({ url = "" }: IncomingMessage, response: ServerResponse) => {
    if (url.split("?")[0] !== site.basePath + path) return false;
    response.writeHead(status, headers).end(body);
    return true;
  };

it("finds nothing wrong at a host that is right, and posts nothing that could be stored", async () => {
  const host = await doctorHost();
  close = host.close;
  const { checks, seconds } = await examine(host.address);
  const found = checks.flatMap(check => check.findings);
  expect(found.filter(({ what }) => !/retentionDays/.test(what))).toEqual([]);
  expect(seconds).toBeLessThan(10);
  expect([...new Set(host.posted)]).toEqual(['{"schema":"familiale-lead/none","test":true}']);
});

it("says that nothing answers", async () => {
  await expect(examine("http://127.0.0.1:9/x/")).rejects.toThrow("does not answer");
});

const html = { "Content-Type": "text/html" };
const { "index.html": home = "" } = goodFiles();

describe.each<[string, Changes, RegExp]>([
  [
    "a page is missing",
    { files: { "privacy/index.html": undefined } },
    /^pages: fault: The page \/privacy\/ answers 404/,
  ],
  [
    "another site stands there",
    { instead: at("/", 200, html, "Welkom") },
    /^pages: fault: \/ is another page/,
  ],
  [
    "a query is lost on the way",
    { instead: at("/makelaar", 301, { Location: `${site.basePath}/makelaar/` }) },
    /^pages: fault: .*makelaar\?makelaar=x answers 301/,
  ],
  [
    "everything is the start page",
    { instead: at("/die-is-er-niet-0123456789.js", 200, html, home) },
    /^missing pages: fault: .*a script of a build that is gone, answers 200/,
  ],
  [
    "an object store says 403",
    { instead: at("/die-pagina-is-er-niet/", 403) },
    /^missing pages: fault: .*an unknown page, answers 403/,
  ],
  [
    "the host has an error page of its own",
    { instead: at("/die-pagina-is-er-niet/", 404, html, "<title>nginx</title>") },
    /^missing pages: fault: .*another page of faults/,
  ],
  [
    "config.json is kept for an hour",
    {
      instead: at(
        "/config.json",
        200,
        { "Cache-Control": "max-age=3600" },
        JSON.stringify(goodConfig),
      ),
    },
    /^headers: fault: config.json has "Cache-Control: max-age=3600"/,
  ],
  [
    "hashed files are asked for each time",
    {
      instead: at(
        "/app-0123456789.js",
        200,
        { "Content-Type": "text/javascript", "Cache-Control": "no-cache" },
        "go()",
      ),
    },
    /^headers: warning: app-0123456789.js .*every visit/,
  ],
  [
    "a script has another type",
    { instead: at("/sw.js", 200, { "Content-Type": "text/plain" }, "") },
    /^build: fault: sw.js is no script/,
  ],
  [
    "pages have no policy",
    { instead: at("/", 200, html, home) },
    /^policy: fault: Pages come without/,
  ],
  [
    "the policy is of another build",
    { files: { "index.html": home.replace("go()", "come()") } },
    /^policy: fault: The policy blocks 1 inline script/,
  ],
  [
    "texts come as they are",
    { instead: at("/", 200, html, home) },
    /^compression: warning: \/ comes uncompressed/,
  ],
  [
    "two builds are mixed",
    { files: { "offline-files.json": '{"build":"other"}' } },
    /^build: fault: Files of two builds/,
  ],
  [
    "a listed file is missing",
    { files: { "offline-files.json": '{"build":"abc","hashed":["gone.js"]}' } },
    /^build: fault: 1 file\(s\) are missing: gone\.js/,
  ],
  ["health is not well", { files: { "health.json": "{}" } }, /^build: fault: health.json/],
  [
    "config.json is missing",
    { files: { "config.json": undefined } },
    /^settings: fault: config.json answers 404/,
  ],
  [
    "config.json has an unknown key",
    { files: config({ leads: {} }) },
    /^settings: fault: .*"leads" is not a known key/,
  ],
  [
    "config.json is broken",
    { files: { "config.json": "{" } },
    /^settings: fault: config.json is not valid JSON/,
  ],
  [
    "nothing takes leads",
    { instead: at("/api/leads", 404, html, home) },
    /^leads: fault: .*answers 404 where a lead is posted/,
  ],
  [
    "leads are taken unread",
    { instead: at("/api/leads", 201, {}, '{"reference":"1"}') },
    /^leads: fault: .*accepted what is no lead/,
  ],
  [
    "the flag host is away",
    { files: config({ flags: { apiHost: "http://localhost:9/", clientKey: "sdk-1" } }) },
    /^services: warning: The host in flags.apiHost does not answer/,
  ],
  [
    "the policy lets no request to a service",
    {
      files: config({ telemetry: { serverUrl: "https://metingen.bruggen.be" } }),
      instead: at("/privacy/", 200, html, home),
    },
    /^(?:policy|services): /,
  ],
  [
    "it is a preview",
    { files: { "version.json": '{"version":"1","preview":true}' } },
    /^production: fault: This is a preview/,
  ],
  [
    "the telephone is a placeholder",
    { files: { "config.json": "{}" } },
    /^production: fault: contact.phone/,
  ],
])("when %s", (_, changes, expected) => {
  it("says so", async () => {
    expect(await findings(changes)).toContainEqual(expect.stringMatching(expected));
  });
});
