import { expect, it } from "vitest";
import { hostFactsOf } from "../../src/hosting/hostFactsOf";
import { parsePage } from "../support/built/html";
import { faultsOf } from "../support/built/schemaFaults";
import { htmlFile, htmlFiles, publicFolder, readPublic } from "../support/built/site";

const selector = 'script[type="application/ld+json"]';
const dataOf = (name: string) =>
  [...parsePage(name).querySelectorAll(selector)].map(({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );
const trails = ["/privacy/", "/cookies/", "/toegankelijkheid/"].map(htmlFile);

it.each(trails)("%s tells the way from the start page, in the words of its own heading", name => {
  const [data, ...more] = dataOf(name);
  expect(more).toEqual([]);
  expect(faultsOf(data, "BreadcrumbList")).toEqual([]);
  const [start, here] = data.itemListElement;
  const canonical = (file: string) =>
    parsePage(file).querySelector('link[rel="canonical"]')?.getAttribute("href");
  expect([start.item, here.item]).toEqual([canonical("index.html"), canonical(name)]);
  expect(here.name).toBe(parsePage(name).querySelector("h1")?.textContent);
  expect([start.position, here.position]).toEqual([1, 2]);
});

it("no other page has any", () => {
  const others = htmlFiles.filter(name => !trails.includes(name));
  expect(others.filter(name => readPublic(name).includes("ld+json"))).toEqual([]);
});

it("no policy carries a hash of it, and it needs none", () => {
  const running = htmlFiles.flatMap(name =>
    [...parsePage(name).querySelectorAll(`script:not([src], ${selector.slice(6)})`)].map(
      ({ textContent }) => textContent,
    ),
  );
  expect(hostFactsOf({ folder: publicFolder }).inline.scripts).toHaveLength(new Set(running).size);
});

it("the reader finds what is wrong", () => {
  expect(faultsOf({ "@type": "BreadcrumbList" }, "BreadcrumbList")).toEqual([
    "itemListElement has less than 2 of ListItem",
  ]);
});
