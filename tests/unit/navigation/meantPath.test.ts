import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { decodeURIComponent as lenient } from "../../../src/build/gatsby/standIn/decoded";
import { steps } from "../../../src/flow/steps";
import { meantPath } from "../../../src/navigation/meantPath";
import { site } from "../../../src/settings/site";

const pages = [...steps.map(({ path }) => path), "/privacy/", "/cookies/", "/toegankelijkheid/"];

/** What people, mailings and chats make of a path. */
const odd: Record<string, (path: string) => string> = {
  "as it is": path => path,
  "without its last slash": path => path.replace(/\/$/, ""),
  capitals: path => path.toUpperCase(),
  "a capital": path => path.replace(/[a-z]/, letter => letter.toUpperCase()),
  "slashes twice": path => path.replaceAll("/", "//"),
  "encoded slashes": path => path.replaceAll("/", "%2F"),
  "slashes encoded twice": path => path.replaceAll("/", "%252F"),
  backslashes: path => path.replaceAll("/", "%5C"),
  "a dot behind": path => `${path.replace(/\/$/, "")}.`,
  "a dot behind the slash": path => `${path}.`,
  "a bracket": path => `${path})`,
  "a quote": path => `${path}%E2%80%9D`,
  "a bad code": path => `${path}%`,
  "half a code": path => `${path}%E2%80`,
  "a space": path => `${path}%20`,
  "its file": path => `${path}index.html`,
  "its query encoded": path => `${path}%3Fmakelaar%3Ddemo-001`,
  "its hash encoded": path => `${path}%23inhoud`,
};

afterEach(() => vi.unstubAllGlobals());

describe("an address that no host knows", () => {
  it.each(Object.entries(odd))("%s: the page that it means", (_, change) => {
    for (const path of pages) {
      expect(meantPath(site.basePath + change(path)), path).toBe(path);
      expect(meantPath(change(site.basePath + path)), path).toBe(path);
    }
  });

  it.each(Object.entries(odd))(
    "%s: the same where decoding throws nothing, as in the browser",
    (_, change) => {
      vi.stubGlobal("decodeURIComponent", lenient);
      for (const path of pages) expect(meantPath(site.basePath + change(path)), path).toBe(path);
    },
  );

  it.each(["/elders/", "/makelaar/elders/", "/constructor/", "/:uri/", "/makelaars/", "/kit/"])(
    "%s means none",
    path => expect(meantPath(site.basePath + path)).toBeUndefined(),
  );

  it("means a page of ours or none, whatever it is", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string({ unit: "grapheme" }), (path, text) => {
        for (const one of [path, text, `/${text}/`, `${site.basePath}/${text}`])
          expect([undefined, ...pages]).toContain(meantPath(one));
      }),
    );
  });
});
