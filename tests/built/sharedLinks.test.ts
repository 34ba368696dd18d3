import { expect, it } from "vitest";
import { publicFiles, readPublic } from "../support/built/site";

const pages = publicFiles(".html").filter(name => name.endsWith("index.html"));
const value = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const tag = (html: string, name: string) =>
  value(html, new RegExp(`<meta property="og:${name}" content="([^"]*)"`));

it("a listed page tells who shares it its own title, description and address; others tell nothing", () => {
  const listed = pages.filter(name => readPublic(name).includes('rel="canonical"'));
  expect(listed.length).toBeGreaterThan(3);
  const all = listed.map(name => {
    const html = readPublic(name);
    expect(tag(html, "title"), name).toBe(value(html, /<title[^>]*>([^<]*)/));
    expect(tag(html, "description"), name).toBe(value(html, /name="description" content="([^"]*)/));
    expect(tag(html, "url"), name).toBe(value(html, /rel="canonical" href="([^"]*)/));
    return [tag(html, "title"), tag(html, "description"), tag(html, "url")];
  });
  for (const place of [0, 1, 2])
    expect(new Set(all.map(tags => tags[place])).size).toBe(listed.length);
  const others = pages.filter(name => !listed.includes(name));
  expect(others.filter(name => readPublic(name).includes('property="og:url"'))).toEqual([]);
});
