import { describe, expect, it } from "vitest";
import { oneFactsScript, pageOf } from "../../../../src/build/gatsby/oneFactsScript";

const files = { scripts: ["app-1.js", "page-2.js"], data: ["page-data/app-data.json"] };
const scripts = '<script src="/site/app-1.js" async></script>';
const region = (inner: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->\n${inner}<!-- slice-end -->`;
const ofGatsby = (build: string) =>
  region(
    `<script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[]}";</script><script>window.___webpackCompilationHash="${build}";</script>${scripts}`,
  );
const page = `<p></p><script>window.pagePath="/makelaar/";</script>${ofGatsby("0123456789")}`;
const one = (build: string) =>
  `<p></p><script data-page-path="/makelaar/" data-___webpack-compilation-hash="${build}" data-___scripts="app-1.js page-2.js" data-___data="page-data/app-data.json">window.___chunkMapping={},Object.assign(window,document.currentScript.dataset)</script>${region("")}`;

describe("oneFactsScript", () => {
  it("puts the three of a new page together, and names its files in place of the scripts", () => {
    expect(oneFactsScript(page, files)).toEqual({ text: one("0123456789"), found: 1 });
  });

  it("takes the new build of a page that Gatsby did not render again", () => {
    const kept = one("0123456789").replace(region(""), ofGatsby("abcdefabcd"));
    expect(oneFactsScript(kept, files)).toEqual({ text: one("abcdefabcd"), found: 1 });
  });

  it("renews the names of the files, also where Gatsby renewed nothing", () => {
    const older = one("0123456789").replaceAll("page-2.js", "page-1.js");
    expect(oneFactsScript(older, files)).toEqual({ text: one("0123456789"), found: 1 });
  });

  it("leaves alone what it wrote, and a page without scripts", () => {
    for (const text of [one("0123456789"), "<p></p>"])
      expect(oneFactsScript(text, files)).toEqual({ text, found: 1 });
  });

  it.each([
    page.replace("window.pagePath", "window.otherPath"),
    page.replace('"{\\"app\\":[]}"', "{}"),
    page.replace("<!-- slice-start", "<!-- slice"),
    page.replace(" async", " defer"),
  ])("says when Gatsby writes otherwise", changed => {
    expect(oneFactsScript(changed, files).found).toBe(0);
  });
});

describe("pageOf", () => {
  it("reads the page of Gatsby's HTML and of ours; none without scripts", () => {
    expect([page, one("0123456789"), "<p></p>"].map(pageOf)).toEqual([
      "/makelaar/",
      "/makelaar/",
      undefined,
    ]);
  });
});
