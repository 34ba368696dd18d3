import { describe, expect, it } from "vitest";
import { site } from "../../src/settings/site";
import { addressesOf, parsePage } from "../support/built/html";
import { basePath, fileExists, htmlFiles, publicFiles, readPublic } from "../support/built/site";

/** Addresses of our own site, as paths; the rest as written. */
const local = (address: string) =>
  address.startsWith(site.url) ? address.slice(site.url.length) : address;

const isOurs = (address: string) => address.startsWith("/") && !address.startsWith("//");

/** The file under public/ that a path of ours stands for. */
function fileOf(path: string): string {
  const name = path.slice(basePath.length + 1).replace(/[?#].*$/, "");
  return name === "" || name.endsWith("/") ? `${name}index.html` : decodeURIComponent(name);
}

const pages = htmlFiles.map(name => ({ name, addresses: addressesOf(parsePage(name)) }));

describe.each(pages)("addresses of $name", ({ addresses }) => {
  const ours = addresses.map(({ address }) => local(address)).filter(isOurs);

  it("carry the prefix exactly once", () => {
    expect(ours.length).toBeGreaterThan(5);
    const wrong = ours.filter(
      path => !path.startsWith(`${basePath}/`) || path.split(basePath).length !== 2,
    );
    expect(wrong).toEqual([]);
  });

  it("lead to files that exist", () => {
    expect(ours.filter(path => !fileExists(fileOf(path)))).toEqual([]);
  });

  it("are never relative, so that they mean the same on each page", () => {
    const relative = addresses.filter(
      ({ address }) => !/^(?:[a-z][a-z\d+.-]*:|\/|#|$)/i.test(address),
    );
    expect(relative).toEqual([]);
  });

  it("are secure, and carry no query that could hold answers", () => {
    const written = addresses.map(({ address }) => address);
    expect(written.filter(address => /^(?:http:|\/\/|javascript:)/i.test(address))).toEqual([]);
    expect(
      written.filter(address => /[?&](?:\w*name|email|phone|postcode)=/i.test(address)),
    ).toEqual([]);
  });

  it("end with a slash between pages", () => {
    const links = addresses.filter(({ from, address }) => from === "a" && isOurs(address));
    expect(links.filter(({ address }) => !/\/(?:#.*)?$|\.[a-z]+$/.test(address))).toEqual([]);
  });
});

describe("addresses elsewhere", () => {
  it("are secure in HTML, styles and JSON", () => {
    const allowed = /http:\/\/(?:www\.w3\.org\/|localhost[:/"'`])/g;
    // A broker's own website may be an old http: one; it is only linked to.
    const json = publicFiles(".json").filter(name => !name.startsWith("brokers/"));
    const names = [...htmlFiles, ...publicFiles(".css"), ...json];
    const insecure = names.filter(name =>
      readPublic(name).replace(allowed, "").includes("http://"),
    );
    expect(insecure).toEqual([]);
  });

  it("in styles lead to files that exist", () => {
    const paths = [...publicFiles(".css"), ...htmlFiles].flatMap(name =>
      [...readPublic(name).matchAll(/url\(["']?(\/[^)"']+)["']?\)/g)].flatMap(
        ([, path]) => path ?? [],
      ),
    );
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter(path => !path.startsWith(`${basePath}/`))).toEqual([]);
    expect([...new Set(paths)].filter(path => !fileExists(fileOf(path)))).toEqual([]);
  });
});
