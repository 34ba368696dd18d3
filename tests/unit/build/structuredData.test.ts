import { expect, it } from "vitest";
import { withStructuredData } from "../../../src/build/structuredData";
import { site } from "../../../src/settings/site";

const page = (path: string, body = "") =>
  `<html><head><title data-x="1">Wie &amp; wat – Voorbeeld Verzekeringen</title><link rel="canonical" href="https://www.bruggen.be${site.basePath}${path}"/></head><body>${body}</body></html>`;
const ask = (question: string, answer: string) =>
  `<details class="a" open=""><summary class="b"><svg><use href="#x"></use></svg>${question}</summary><div><p>${answer}</p></div></details>`;
const block = (html: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script><\/body>/.exec(html)?.[1] ?? "";

it("tells the questions that the start page shows, as people read them", () => {
  const html = withStructuredData(
    page("/", ask("Wat &amp; hoe?", "Nee.") + ask("$&amp; x?", "Dat&#x27;s <b>al</b>.")),
  );
  expect(JSON.parse(block(html))).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      { name: "Wat & hoe?", acceptedAnswer: { text: "Nee." } },
      { name: "$& x?", acceptedAnswer: { text: "Dat's al." } },
    ],
  });
});

it("does not let a text end the element", () => {
  const html = withStructuredData(page("/", ask("&lt;/script&gt;?", "a")));
  expect(block(html)).toContain("\\u003c/script>");
  expect(JSON.parse(block(html)).mainEntity[0].name).toBe("</script>?");
});

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

it("does so once, leaves others alone, and says when the questions are gone", () => {
  const html = withStructuredData(page("/privacy/"));
  expect(withStructuredData(html)).toBe(html);
  const unlisted = '<html><head><meta name="robots" content="noindex"/></head><body></body></html>';
  expect(withStructuredData(unlisted)).toBe(unlisted);
  expect(() => withStructuredData(page("/"))).toThrow("no questions");
});
