import { describe, expect, it } from "vitest";
import { trapName } from "../../src/sending/trap";
import { askingPaths } from "../support/asking";
import { parsePage, wordsOf } from "../support/built/html";
import {
  errorFiles,
  htmlFile,
  htmlFiles,
  pagePaths,
  publicFiles,
  readPublic,
  readTexts,
} from "../support/built/site";

const thankYou = htmlFile("/bedankt/");
const listed = ["/", "/privacy/", "/cookies/", "/toegankelijkheid/"].map(htmlFile);
const withForm = askingPaths.map(htmlFile);
const keys = [...readTexts().keys()];

const pages = htmlFiles.map(name => ({ name, document: parsePage(name) }));

describe("the set of pages", () => {
  it("is the one of the contract, and no other", () => {
    const empty = "offline-plugin-app-shell-fallback/index.html";
    expect(publicFiles(".html").filter(name => !name.startsWith("_gatsby/"))).toEqual(
      [...htmlFiles, empty].sort(),
    );
  });

  it("gives each page a title of its own", () => {
    const titles = pages
      .filter(({ name }) => !errorFiles.includes(name))
      .map(({ document }) => document.title);
    expect(titles).toHaveLength(pagePaths.length + 1);
    expect(titles.filter(title => title.trim() === "")).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe.each(pages)("$name", ({ name, document }) => {
  const { head, body, documentElement } = document;

  it("is Dutch, as spoken in Belgium", () => {
    expect(documentElement.lang).toBe("nl-BE");
  });

  it("has one title, one main and one heading of the first level", () => {
    expect(head.querySelectorAll("title")).toHaveLength(1);
    expect(body.querySelectorAll("main")).toHaveLength(1);
    // Which heading thank-you has depends on what was sent; without a script it has one of its own.
    const headings = [...body.querySelectorAll("h1")];
    expect(headings.map(heading => heading.closest("noscript") !== null)).toEqual([
      name === thankYou,
    ]);
  });

  it("lets zoom and names a description", () => {
    const viewport = head.querySelector('meta[name="viewport"]')?.getAttribute("content");
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
    const description = head.querySelector('meta[name="description"]')?.getAttribute("content");
    expect(description?.length).toBeGreaterThan(50);
  });

  it("carries no list of chunks that nothing can read", () => {
    const map = /window\.___chunkMapping=(.)/.exec(readPublic(name))?.[1];
    // The page for no connection has no scripts of Gatsby's.
    expect(map).toBe(name === "offline/index.html" ? undefined : "{");
  });

  it("shows no raw key and no hole", () => {
    const words = wordsOf(document);
    const shown = new Set(words.match(/[\w-]+(?:\.[\w+-]+)+/g));
    expect(keys.filter(key => shown.has(key))).toEqual([]);
    expect(words).not.toMatch(/\bundefined\b|\bNaN\b|\{\{|\}\}|\[object |\bnull\b/);
  });

  it("has no id twice and no reference into nothing", () => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const references = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "form"];
    // An empty "form" refers to nothing on purpose: the control is of no form (see below).
    const wanted = [...document.querySelectorAll('*:not([form=""])')].flatMap(element =>
      references.flatMap(attribute => element.getAttribute(attribute)?.split(/\s+/) ?? []),
    );
    expect(wanted.filter(id => !ids.includes(id))).toEqual([]);
    const within = [...document.querySelectorAll('a[href^="#"]')];
    expect(
      within.filter(
        ({ attributes }) => !ids.includes(attributes.getNamedItem("href")?.value.slice(1) ?? ""),
      ),
    ).toEqual([]);
  });

  it("is listed by search engines only where it should", () => {
    const robots = head.querySelector('meta[name="robots"]')?.getAttribute("content") ?? "";
    const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute("href");
    if (listed.includes(name)) {
      expect(robots).not.toContain("noindex");
      expect(canonical).toMatch(/^https:.*\/$/);
    } else {
      expect(robots).toContain("noindex");
      expect(canonical).toBeUndefined();
    }
  });

  it("lets no form put answers into an address", () => {
    const forms = [...document.forms];
    expect(forms.map(form => form.id)).toEqual(withForm.includes(name) ? ["step-form"] : []);
    for (const form of forms) expect(form.getAttribute("method")).toBe("post");
    // Every control is an answer of that form; only the trap for programs is of none.
    const controls = "input, select, textarea, button[type=submit]";
    const strays = [...document.querySelectorAll<HTMLInputElement>(controls)]
      .filter(({ form }) => form?.id !== "step-form")
      .map(control => control.name);
    expect(strays).toEqual(name === htmlFile("/makelaar/") ? [trapName] : []);
  });

  it("opens other sites without a way back into ours", () => {
    for (const link of document.querySelectorAll('a[target="_blank"]'))
      expect(link.getAttribute("rel")).toContain("noopener");
  });
});
