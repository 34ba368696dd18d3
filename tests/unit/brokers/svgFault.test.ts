import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logoFault } from "../../../src/brokers/source/logoFault";
import { svgFault } from "../../../src/brokers/source/svgFault";

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;

describe("an SVG logo", () => {
  it.each(["src/brokers/logos", "src/brand/files", "static/drawings"])(
    "of ours, in %s, is taken",
    folder => {
      const names = readdirSync(folder).filter(name => name.endsWith(".svg"));
      expect(names.length).toBeGreaterThan(0);
      for (const name of names)
        expect([name, svgFault(readFileSync(`${folder}/${name}`, "utf8"))]).toEqual([name, null]);
    },
  );

  it.each([
    ["with a declaration", `<?xml version="1.0" encoding="UTF-8"?>\n<!-- logo -->\n${svg("")}\n`],
    ["after a byte order mark", `\uFEFF${svg("")}`],
    [
      "with gradients, a clip and uses of its own parts",
      svg(
        `<defs><linearGradient id="a.1"><stop offset='0' stop-color="#fff"/></linearGradient>
         <clipPath id="b"><rect width="1" height="1"/></clipPath></defs>
         <g clip-path="url(#b)" fill="url('#a.1')"><use xlink:href="#b" href="#a.1"/></g>`,
        ' xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve" viewBox="0 0 1 1"',
      ),
    ],
    ["with a style", svg('<style type="text/css">.a{fill:url(#b);}</style><path class="a"/>')],
    ["with words", svg("<title>A &amp; B</title><text><tspan>Zo&#235; &lt;3</tspan></text>")],
  ])("%s is taken", (_, text) => {
    expect(svgFault(text)).toBeNull();
  });

  it.each([
    ["a script", svg("<script>alert(1)</script>")],
    [
      "a script by a prefix",
      `<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:script/></svg:svg>`,
    ],
    ["a prefixed script inside", svg("<x:script/>", ' xmlns:x="http://www.w3.org/2000/svg"')],
    ["a DOCTYPE", `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg("&a;")}`],
    ["an entity", svg("", ' id="&a;"')],
    ["a handler", svg("", ' onload="alert(1)"')],
    ["a handler, spaced", svg("<g onclick\n =\n'x'/>")],
    ["a handler by a prefix", svg("", ' ev:onload="x"')],
    ["a page", svg("<foreignObject><body/></foreignObject>")],
    ["another language", '<svg xmlns="http://www.w3.org/1999/xhtml"/>'],
    ["another language inside", svg('<g xmlns="http://www.w3.org/1999/xhtml"/>')],
    ["a link", svg('<a href="javascript:alert(1)">x</a>')],
    ["an address", svg('<use href="https://voorbeeld.example/a.svg#b"/>')],
    ["an address in data", svg('<use href="data:image/svg+xml,x"/>')],
    ["an address in letters", svg('<use href="&#106;avascript:x"/>')],
    ["a picture", svg('<image href="https://voorbeeld.example/a.png"/>')],
    ["an animation", svg('<animate attributeName="href" to="javascript:x"/>')],
    ["a fetching style", svg("<style>a{background:url(https://voorbeeld.example)}</style>")],
    ["a style that imports", svg('<style>@import "a.css";</style>')],
    ["a style with a set", svg('<style>a{background:image-set("a.png" 1x)}</style>')],
    ["a style in escapes", svg("<style>a{background:u\\72l(//a.example)}</style>")],
    ["a style in references", svg("<style>a{background:&#117;rl(//a.example)}</style>")],
    ["a style attribute that fetches", svg('<g style="fill:URL( //a.example )"/>')],
    ["a fill that fetches", svg('<g fill="url(https://voorbeeld.example/#a)"/>')],
    ["a style sheet", `<?xml-stylesheet href="a.css"?>${svg("")}`],
    ["another encoding", `<?xml version="1.0" encoding="UTF-7"?>${svg("")}`],
    ["a CDATA section", svg("<style><![CDATA[</style><script/>]]></style>")],
    ["a comment that ends early", svg("<!-- a -- ><script/> -->")],
    ["an attribute without quotes", svg("<g id=a/>")],
    ["what is not closed", '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
    ["what breaks off", svg("").slice(0, -1)],
    ["two drawings", svg("") + svg("")],
    ["words before", `x${svg("")}`],
    ["nothing", ""],
    ["a page in place of a drawing", "<html><body>Niet gevonden</body></html>"],
    ["capitals", "<SVG><SCRIPT/></SVG>"],
  ])("with %s is refused", (_, text) => {
    expect(svgFault(text)).toEqual(expect.any(String));
  });

  it("in UTF-16, or in no encoding at all, is refused", () => {
    const text = svg("<script/>");
    for (const bytes of [
      Buffer.from(`\uFEFF${text}`, "utf16le"),
      Buffer.from(text, "utf16le"),
      Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
      Buffer.concat([Buffer.from("<svg>"), Buffer.from([0xff])]),
    ])
      expect(logoFault(bytes)).toEqual(expect.any(String));
  });

  it("with anything dangerous anywhere is refused", () => {
    const danger = fc.constantFrom(
      "<script>",
      "<svg:script/>",
      "<!DOCTYPE a>",
      "<![CDATA[",
      "<?a?>",
      "<g onload='a'/>",
      "<a href='#b'/>",
      "<g style='a:url(b)'/>",
    );
    const whole = svg('<g id="a"><text>b</text></g><path d="M0 0"/>', ' viewBox="0 0 1 1"');
    fc.assert(
      fc.property(danger, fc.nat(whole.length), (bad, at) => {
        const text = whole.slice(0, at) + bad + whole.slice(at);
        expect([text, svgFault(text)]).toEqual([text, expect.any(String)]);
      }),
    );
  });

  it("is judged in time as its length", () => {
    for (const run of ["<", ">", " ", "a", "<g ", "<g a='", "<!--", "-", "<!-- - ", 'a="b" ', "&"])
      for (const start of ["", "<svg", "<svg ", "<svg>", "<svg><style>", '<svg a="', "<?xml "]) {
        const text = start + run.repeat(Math.ceil(100_000 / run.length));
        const begun = performance.now();
        svgFault(text);
        expect([start, run, performance.now() - begun < 1000]).toEqual([start, run, true]);
      }
  });
});
