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

it("the start page tells search engines the questions and answers that it shows, and no others", () => {
  const [data, ...more] = dataOf("index.html");
  expect(more).toEqual([]);
  expect(data["@context"]).toBe("https://schema.org");
  expect(faultsOf(data, "FAQPage")).toEqual([]);
  const shown = [...parsePage("index.html").querySelectorAll("main details")].map(details => [
    details.querySelector("summary")?.textContent,
    details.querySelector("summary + div")?.textContent,
  ]);
  expect(shown.length).toBeGreaterThan(3);
  expect(
    data.mainEntity.map(
      ({ name, acceptedAnswer }: { name: string; acceptedAnswer: { text: string } }) => [
        name,
        acceptedAnswer.text,
      ],
    ),
  ).toEqual(shown);
});

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
  const others = htmlFiles.filter(name => !["index.html", ...trails].includes(name));
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

it.each([
  [{ "@type": "FAQPage" }, "mainEntity has less than 1 of Question"],
  [
    { "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: "a" }] },
    "mainEntity 0: acceptedAnswer undefined is not Answer",
  ],
  [
    {
      "@type": "FAQPage",
      mainEntity: [
        { "@type": "Question", name: "<p>a", acceptedAnswer: { "@type": "Answer", text: "b" } },
      ],
    },
    "mainEntity 0: name is no plain text",
  ],
])("the reader finds what is wrong in %j", (data, fault) => {
  expect(faultsOf(data, "FAQPage")).toEqual([fault]);
});
