import { expect, it } from "vitest";
import { withSharedLink } from "../../../src/build/sharedLinks";

const page = (more: string) =>
  `<html><head><title data-x="1">Privacy – A &amp; B</title><meta name="description" content="Wie &quot;ziet&quot; $&amp; wat."/>${more}</head><body></body></html>`;
const link = '<link rel="canonical" href="https://www.bruggen.be/x/privacy/"/>';

it("tells of a listed page what its own head says, escaped as there", () => {
  const html = withSharedLink(page(link));
  expect(html).toContain('<meta property="og:title" content="Privacy – A &amp; B"/>');
  expect(html).toContain('content="Wie &quot;ziet&quot; $&amp; wat."/><meta property="og:url"');
  expect(html).toContain(
    '<meta property="og:url" content="https://www.bruggen.be/x/privacy/"/></head>',
  );
});

it("does so once, and leaves a page alone that nobody lists", () => {
  const html = withSharedLink(page(link));
  expect(withSharedLink(html)).toBe(html);
  expect(withSharedLink(page('<meta name="robots" content="noindex"/>'))).toBe(
    page('<meta name="robots" content="noindex"/>'),
  );
});
