import { describe, expect, it } from "vitest";
import { headersOf } from "../../../src/hosting/headersOf";
import { azure } from "../../../src/hosting/hosts/azure";
import { cloudfront } from "../../../src/hosting/hosts/cloudfront";
import type { HostFacts } from "../../../src/hosting/hosts/hostFacts";
import { underscore } from "../../../src/hosting/hosts/underscore";
import { inboxRule } from "../../../src/hosting/inboxRule";
import { readConfig } from "../../../src/settings/readConfig";
import { readAzure } from "../../support/hosting/azureReader";
import { viewerRequest, viewerResponse } from "../../support/hosting/cloudfrontReader";
import { readHeaders, readRedirects } from "../../support/hosting/underscoreReader";

const base = "/familiale-verzekering";
const files =
  "404.html 404/index.html 500/index.html app-0123456789.js brokers/0123456789ab/near/90.json brokers/logos/a.0123456789.svg config.json drawings/house.svg favicon.svg idb-keyval-3.2.0-iife.min.js index.html makelaar/index.html outbox-sync.js page-data/index/page-data.json places/0123456789.json renew.js sitemap-0.xml slice-data/legal.json social.png static/a.woff2 styles.0123456789.css sw.js version.json workbox-v4.3.1/workbox-core.prod.js".split(
    " ",
  );
const config = readConfig({ telemetry: { serverUrl: "https://apm.example" } });
const facts: HostFacts = {
  files,
  config,
  inline: { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] },
  inbox: inboxRule(config),
  upstream: "https://inbox.example",
  languages: [],
  https: true,
};
const written = { ...underscore(facts), ...azure(facts), ...cloudfront(facts) };
const text = (name: string) => (written as Record<string, string>)[name] ?? "";
const addressOf = (file: string) => `${base}/${file.replace(/(^|\/)index\.html$/, "$1")}`;
/** What these hosts set by themselves. */
const wanted = (file: string) => {
  const { "Content-Type": _type, Vary: _vary, ...headers } = headersOf(file, facts);
  return headers;
};

describe("Netlify", () => {
  const headers = (file: string, rules = text("netlify/_headers")) =>
    readHeaders(rules, addressOf(file), "netlify");
  // One rule gives it to all files, and a second value would be added to it.
  it.each(files.filter(file => file !== "social.png"))("%s", file => {
    expect(headers(file)).toEqual(wanted(file));
  });
  it("notices a rule too few, or too many", () => {
    const less = text("netlify/_headers").replace(/^\/.*app-.*\n.*\n/m, "");
    expect(headers("app-0123456789.js", less)).not.toEqual(wanted("app-0123456789.js"));
    const more = `${text("netlify/_headers")}\n${base}/*\n  Referrer-Policy: no-referrer\n`;
    expect(headers("index.html", more)).not.toEqual(wanted("index.html"));
  });
  it("sends what is missing to the page for that, and leads to the inbox", () => {
    const to = (address: string, isFile = false) =>
      readRedirects(text("netlify/_redirects"), base + address, isFile);
    expect(to("/nergens")).toEqual({ to: `${base}/404/index.html`, status: 404 });
    expect(to("/makelaar/", true)).toBeUndefined();
    expect(to("/api/leads")).toEqual({ to: `https://inbox.example${base}/api/leads`, status: 200 });
    expect(readRedirects(text("netlify/_redirects"), "/elders", false)).toBeUndefined();
  });
});

describe("Cloudflare Pages", () => {
  const headers = (file: string, rules = text("cloudflare-pages/_headers")) =>
    readHeaders(rules, addressOf(file), "cloudflare");
  /** One rule for all: these have a page's policy, which says nothing to whoever reads no page. */
  const ofPages = ["Content-Security-Policy", "Permissions-Policy"];
  it.each(files)("%s", file => {
    const got = headers(file);
    expect(got).toMatchObject(wanted(file));
    expect(
      Object.keys(got).filter(name => !(name in wanted(file)) && !ofPages.includes(name)),
    ).toEqual([]);
  });
  it("notices a value that is not taken away first", () => {
    const less = text("cloudflare-pages/_headers").replaceAll("  ! Content-Security-Policy\n", "");
    expect(headers("sw.js", less)).not.toMatchObject(wanted("sw.js"));
  });
  it("adds the slash for good", () => {
    const to = (address: string) =>
      readRedirects(text("cloudflare-pages/_redirects"), base + address, false);
    expect(to("")).toEqual({ to: `${base}/`, status: 301 });
    expect(to("/makelaar")).toEqual({ to: `${base}/makelaar/`, status: 301 });
    expect(to("/makelaar/")).toBeUndefined();
  });
});

describe("Azure Static Web Apps", () => {
  const read = (file: string, rules = text("azure/staticwebapp.config.json")) =>
    readAzure(rules, addressOf(file));
  it.each(files)("%s", file => {
    const address = read(file);
    expect(address.headers).toMatchObject(wanted(file));
    if (/\.(?:html|js|css|svg|json)$/.test(file)) expect(address.headers).toEqual(wanted(file));
  });
  it("notices routes in another order", () => {
    const config = JSON.parse(text("azure/staticwebapp.config.json"));
    config.routes.reverse();
    expect(read("sw.js", JSON.stringify(config)).headers).not.toEqual(wanted("sw.js"));
  });
  it("has the page for what is missing, and the slash", () => {
    const { missing } = read("nergens.html");
    expect(missing).toEqual({ rewrite: `${base}/404/index.html`, statusCode: 404 });
    const { redirect } = readAzure(text("azure/staticwebapp.config.json"), base);
    expect(redirect).toEqual({ to: `${base}/`, status: 301 });
  });
});

describe("CloudFront", () => {
  const request = (uri: string, query = {}) =>
    viewerRequest(text("cloudfront/viewer-request.js"), base + uri, query);
  const shared = new Set([
    ...["Cache-Control", "Strict-Transport-Security"],
    ...["X-Content-Type-Options", "Referrer-Policy"],
  ]);
  it.each(files)("%s", file => {
    const { "content-type": _type, ...got } = viewerResponse(
      text("cloudfront/viewer-response.js"),
      `${base}/${file}`,
    );
    const own = Object.entries(wanted(file)).filter(([name]) => !shared.has(name));
    expect(got).toEqual(
      Object.fromEntries(own.map(([name, value]) => [name.toLowerCase(), value])),
    );
    const put = text("cloudfront/upload.sh")
      .split("\n")
      .filter(line => line.startsWith(`put '${file}'`));
    expect(put).toEqual([
      `put '${file}' '${headersOf(file, facts)["Content-Type"]}' '${wanted(file)["Cache-Control"]}'`,
    ]);
  });
  it("finds pages, adds the slash, keeps the query", () => {
    expect(request("/makelaar/").uri).toBe(`${base}/makelaar/index.html`);
    expect(request("/config.json").uri).toBe(`${base}/config.json`);
    const { statusCode, headers } = request("", { makelaar: { value: "demo-001" } });
    expect([statusCode, headers?.location?.value]).toEqual([301, `${base}/?makelaar=demo-001`]);
    expect(request("/nergens").statusCode).toBeUndefined();
  });
  it("gives the page for what is missing the policy of a page", () => {
    const headers = viewerResponse(
      text("cloudfront/viewer-response.js"),
      `${base}/nergens.js`,
      404,
      "text/html",
    );
    expect(headers["content-security-policy"]).toContain("require-trusted-types-for");
  });
  it("uploads what others name first, and the worker and version last", () => {
    const order = [...text("cloudfront/upload.sh").matchAll(/^put '([^']+)'/gm)].map(([, f]) => f);
    const at = (file: string) => order.indexOf(file);
    expect(at("app-0123456789.js")).toBeLessThan(at("page-data/index/page-data.json"));
    expect(at("page-data/index/page-data.json")).toBeLessThan(at("index.html"));
    expect(order.slice(-2).sort()).toEqual(["sw.js", "version.json"]);
  });
});
