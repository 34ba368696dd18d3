import { describe, expect, it } from "vitest";
import { answerTo, errorPage } from "../../../src/hosting/answerTo";

const files = new Set([
  "index.html",
  "makelaar/index.html",
  "404/index.html",
  "500/index.html",
  "config.json",
  "config.json.br",
  "page-data/index/page-data.json",
  ".hidden",
]);
const has = (file: string) => files.has(file);
const to = (path: string, search = "") => answerTo(path, search, has);
const missing = { status: 404, file: "404/index.html" };

describe("answerTo: what a host does with an address", () => {
  it("pages and files below the base path", () => {
    expect(to("/familiale-verzekering/")).toEqual({ status: 200, file: "index.html" });
    expect(to("/familiale-verzekering/makelaar/")).toEqual({
      status: 200,
      file: "makelaar/index.html",
    });
    expect(to("/familiale-verzekering/config.json")).toEqual({ status: 200, file: "config.json" });
  });

  it("a missing slash is added for good, and the query stays", () => {
    expect(to("/familiale-verzekering", "?makelaar=demo-001")).toEqual({
      status: 301,
      location: "/familiale-verzekering/?makelaar=demo-001",
    });
    expect(to("/familiale-verzekering/makelaar", "?a=1&b")).toEqual({
      status: 301,
      location: "/familiale-verzekering/makelaar/?a=1&b",
    });
  });

  it.each([
    "nergens/",
    "makelaar/nergens",
    "config.json/",
    "page-data/nergens/page-data.json",
    "page-data/",
    ".hidden",
    "config.json.br",
    "%2e%2e/config.json",
    "..%2fconfig.json",
    "/config.json",
    "makelaar//",
    "%",
    "%00",
    "makelaar%5cindex.html",
  ])("%s is missing, with the page that says so", path => {
    expect(to(`/familiale-verzekering/${path}`)).toEqual(missing);
  });

  it("never redirects off the site", () => {
    const any = answerTo("/familiale-verzekering//elsewhere.example", "", () => true);
    expect(any).toEqual(missing);
  });

  it.each(["/", "/familiale-verzekeringen/", "/robots.txt"])(
    "%s belongs to others of the origin",
    path => {
      expect(to(path)).toEqual({ status: "outside" });
    },
  );

  it("an error has its page", () => {
    expect(errorPage(500, "/familiale-verzekering/", has)).toBe("500/index.html");
  });
});
