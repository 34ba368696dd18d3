import { describe, expect, it } from "vitest";
import { oneFactsScript } from "../../../../src/build/gatsby/oneFactsScript";

const region = (inner: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->\n${inner}<script src="a.js"></script><!-- slice-end -->`;
const ofGatsby = (build: string) =>
  region(
    `<script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[]}";</script><script>window.___webpackCompilationHash="${build}";</script>`,
  );
const page = `<p></p><script>window.pagePath="/makelaar/";</script>${ofGatsby("0123456789")}`;
const one = (build: string) =>
  `<p></p><script data-page-path="/makelaar/" data-___webpack-compilation-hash="${build}">window.___chunkMapping={},Object.assign(window,document.currentScript.dataset)</script>${region("")}`;

describe("oneFactsScript", () => {
  it("puts the three of a new page together", () => {
    expect(oneFactsScript(page)).toEqual({ text: one("0123456789"), found: 1 });
  });

  it("takes the new build of a page that Gatsby did not render again", () => {
    const kept = one("0123456789").replace(region(""), ofGatsby("abcdefabcd"));
    expect(oneFactsScript(kept)).toEqual({ text: one("abcdefabcd"), found: 1 });
  });

  it("leaves alone what it wrote, and a page without scripts", () => {
    for (const text of [one("0123456789"), "<p></p>"])
      expect(oneFactsScript(text)).toEqual({ text, found: 1 });
  });

  it.each([
    page.replace("window.pagePath", "window.otherPath"),
    page.replace('"{\\"app\\":[]}"', "{}"),
    page.replace("<!-- slice-start", "<!-- slice"),
  ])("says when Gatsby writes otherwise", changed => {
    expect(oneFactsScript(changed).found).toBe(0);
  });
});
