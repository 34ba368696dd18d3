import { describe, expect, it } from "vitest";
import { builtStyles } from "../../scripts/builtScripts.mjs";
import {
  htmlFile,
  htmlFiles,
  pagePaths,
  publicFiles,
  publicFolder,
  readPublic,
} from "../support/built/site";
import { chunksOf, namedFiles } from "../support/built/weight";

/** The style sheets in a page's HTML: by the name of the file that webpack would fetch, and their content. */
const stylesIn = (name: string) =>
  [...readPublic(name).matchAll(/<style data-href="([^"]*)">([\s\S]*?)<\/style>/g)].map(
    ([, address = "", text = ""]) => ({ file: address.split("/").at(-1) ?? "", text }),
  );
const rest = publicFiles(".css").map(readPublic);

describe("the styles of a page", () => {
  it.each(htmlFiles)("%s begins with those of all pages, and has its own behind them", name => {
    const files = stylesIn(name).map(({ file }) => file);
    expect(files[0]).toMatch(/^app\./);
    expect(new Set(files).size).toBe(files.length);
    expect(readPublic(name).match(/<style/g)).toHaveLength(files.length);
  });

  it.each(htmlFiles)("%s holds what the files hold, of which webpack then fetches none", name => {
    for (const { file, text } of stylesIn(name)) expect(rest, file).toContain(text);
  });

  it.each(htmlFiles)("%s has a rule for every class of its elements", name => {
    const html = readPublic(name);
    const own = stylesIn(name)
      .map(({ text }) => text)
      .join("");
    const all = publicFiles(".css").map(readPublic).join("");
    const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) =>
      list.split(" ").filter(Boolean),
    );
    const ruled = (css: string, one: string) => new RegExp(`\\.${one}(?![\\w-])`).test(css);
    const bare = [...new Set(classes)].filter(one => ruled(all, one) && !ruled(own, one));
    expect(bare).toEqual([]);
  });

  it("are not those of other pages", () => {
    const welcome = stylesIn("index.html")
      .map(({ text }) => text)
      .join("");
    const step = stylesIn(htmlFile("/uw-gegevens/"))
      .map(({ text }) => text)
      .join("");
    expect(welcome).not.toContain("error-summary");
    expect(stylesIn("index.html").map(({ file }) => file)).not.toEqual(
      stylesIn(htmlFile("/uw-gegevens/")).map(({ file }) => file),
    );
    expect(welcome.length + step.length).toBeLessThan(45_000);
  });

  it("of other pages, and of code that comes later, are files that a device stores", () => {
    const { hashed } = JSON.parse(readPublic("offline-files.json"));
    const later = builtStyles(publicFolder).filter(name => !name.startsWith("online-"));
    expect(later.length).toBeGreaterThan(5);
    expect(hashed).toEqual(expect.arrayContaining(later));
  });
});

describe("what a page asks for at once", () => {
  it.each(pagePaths)("%s names its scripts, as webpack knows them, and no others", page => {
    const named = namedFiles(readPublic(htmlFile(page)), "scripts");
    expect(new Set(named)).toEqual(new Set(chunksOf(page)));
    expect(named.length).toBeGreaterThan(3);
  });

  it.each(pagePaths)("%s names data that are there", page => {
    const named = namedFiles(readPublic(htmlFile(page)), "data");
    const all = publicFiles(".json");
    expect(named.filter(name => !all.includes(name))).toEqual([]);
    expect(named).toContain("page-data/app-data.json");
  });
});
