import { expect, it } from "vitest";
import { withStructuredData } from "../../../src/build/structuredData";
import { site } from "../../../src/settings/site";

const page = (path: string) =>
  `<html><head><title data-x="1">Wie &amp; wat – Voorbeeld Verzekeringen</title><link rel="canonical" href="https://www.bruggen.be${site.basePath}${path}"/></head><body></body></html>`;
const block = (html: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script><\/body>/.exec(html)?.[1] ?? "";

it("tells the way to another page", () => {
  expect(JSON.parse(block(withStructuredData(page("/privacy/")))).itemListElement).toEqual([
    {
      ...{ "@type": "ListItem", position: 1, name: "Voorbeeld Verzekeringen" },
      item: `https://www.bruggen.be${site.basePath}/`,
    },
    {
      ...{ "@type": "ListItem", position: 2, name: "Wie & wat" },
      item: `https://www.bruggen.be${site.basePath}/privacy/`,
    },
  ]);
});

it("does so once, and leaves others alone", () => {
  const html = withStructuredData(page("/privacy/"));
  expect(withStructuredData(html)).toBe(html);
  const unlisted = '<html><head><meta name="robots" content="noindex"/></head><body></body></html>';
  expect(withStructuredData(unlisted)).toBe(unlisted);
});
