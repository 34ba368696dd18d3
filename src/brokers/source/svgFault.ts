/** Elements that only draw. */
const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
   linearGradient radialGradient stop pattern clipPath mask marker style`.split(/\s+/),
);
const namespace = "http://www.w3.org/2000/svg";

const declaration =
  /^\uFEFF?(?:<\?xml\s+version=["']1\.0["'](?:\s+encoding=["']utf-8["'])?(?:\s+standalone=["']\w+["'])?\s*\?>)?/i;
/** A comment, a tag with its attributes, or text; anything else in XML is rejected. */
const pieces =
  /<!--(?:-?[^-])*-->|<(\/?)([a-zA-Z]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Plain names, and the prefixed ones that logos have; no event handlers ("on…"). */
const attributeName = /^(?!on)(?:[a-z][a-zA-Z\d-]*|xmlns:\w+|xml:space|xlink:href)$/;
const entity = /&(?!(?:amp|lt|gt|quot|apos);)/;
/** In a style or value: anything that could fetch, or that hides what it says. */
const fetches = /@|\\|\/\/|image|url\((?!\s*["']?#)/i;

function attributeFault(name: string, value: string): string | null {
  if (!attributeName.test(name)) return `the attribute ${name}`;
  if (name === "xmlns" && value !== namespace) return "another language than SVG";
  // Declaring a prefix is harmless; its use is rejected.
  if (name.startsWith("xmlns")) return null;
  if (entity.test(value) || fetches.test(value)) return `an address or an escape in ${name}`;
  if (/href$/.test(name) && !/^#[\w.-]+$/.test(value)) return `an address in ${name}`;
  return null;
}

/**
 * What an SVG file contains that is not known to be harmless, or null. In an <img> it cannot run or fetch anything,
 * but opened on its own it could, in our origin; so this is an allowlist.
 */
export function svgFault(svg: string): string | null {
  pieces.lastIndex = declaration.exec(svg)?.[0].length ?? 0;
  const open: string[] = [];
  let roots = 0;
  while (pieces.lastIndex < svg.length) {
    const at = pieces.lastIndex;
    const [whole, closing, name, attributes = "", empty, text] = pieces.exec(svg) ?? [];
    if (whole === undefined) return `something else at letter ${at + 1}`;
    if (text !== undefined) {
      if (open.length === 0 && text.trim() !== "") return "text outside the drawing";
      if (open.at(-1) === "style" && (fetches.test(text) || text.includes("&")))
        return "a style that fetches something";
    }
    if (name === undefined) continue;
    if (!elements.has(name)) return `the element ${name}`;
    if (closing) {
      if (open.pop() !== name || attributes || empty) return `an end of ${name} too many`;
      continue;
    }
    if (open.length === 0 && (name !== "svg" || ++roots > 1)) return "another root than svg";
    for (const [, key = "", double, single = ""] of attributes.matchAll(attribute)) {
      const fault = attributeFault(key, double ?? single);
      if (fault) return fault;
    }
    if (!empty) open.push(name);
  }
  if (roots === 0) return "no drawing";
  return open.length > 0 ? `no end of ${open.at(-1)}` : null;
}
