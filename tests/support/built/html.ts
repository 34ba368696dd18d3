import { JSDOM } from "jsdom";
import { readPublic } from "./site";

/** The document of a built page; its scripts do not run. */
export const parsePage = (name: string): Document => new JSDOM(readPublic(name)).window.document;

/** What a person reads or hears on the page: text and the attributes that are spoken or shown. */
export function wordsOf(document: Document): string {
  const copy = document.documentElement.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("script, style")) hidden.remove();
  const spoken = ["alt", "aria-label", "title", "placeholder", "content", "aria-valuetext"];
  const attributes = [...copy.querySelectorAll("*")].flatMap(element =>
    spoken.flatMap(name => element.getAttribute(name) ?? []),
  );
  return [copy.textContent, ...attributes].join("\n");
}

/** Every address that a page names, with the element that names it. */
export function addressesOf(document: Document): { from: string; address: string }[] {
  const single = ["href", "src", "action", "formaction", "poster", "data"];
  return [...document.querySelectorAll("*")].flatMap(element => {
    const from = element.tagName.toLowerCase();
    const plain = single.flatMap(name => element.getAttribute(name) ?? []);
    const sets = (element.getAttribute("srcset") ?? "").split(",").flatMap(part => {
      const [address] = part.trim().split(/\s+/);
      return address || [];
    });
    const shared = element.matches('meta[property="og:image"], meta[property="og:url"]')
      ? [element.getAttribute("content") ?? ""]
      : [];
    return [...plain, ...sets, ...shared].map(address => ({ from, address }));
  });
}
