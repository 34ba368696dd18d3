import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { localeFilesSource } from "../../scripts/texts/writeLocaleFiles.mjs";
import { questions } from "../../src/answers/questions/questions";
import { templateOf } from "../../src/flow/checkFlow";
import { steps } from "../../src/flow/steps";
import { textsOf } from "../../src/flow/textsOf";
import { placeholders } from "../../src/i18n/placeholders.mjs";
import { localeFiles } from "../support/dutchTexts";

// What a missing text and a key in two files are is said by the build (src/build/checkSite), and of a
// misspelt key by the compiler: here is only what neither sees.

const files = localeFiles();
const texts = Object.assign({}, ...Object.values(files)) as Record<string, string>;

/** All TypeScript of the site, and of the wiring beside it. */
const sources = [
  ...readdirSync("src", { recursive: true, encoding: "utf8" }).map(file => path.join("src", file)),
  ...readdirSync("."),
].filter(file => /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && file !== "vitest.config.ts");

/** A text asked for in the code, with the names of its values where they stand beside it. */
interface Use {
  key: string;
  file: string;
  values: string[] | undefined;
}

const namesIn = (node: ts.Expression): string[] | undefined => {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map(property =>
    property.name && !ts.isSpreadAssignment(property) ? property.name.getText() : undefined,
  );
  return names.every(name => name !== undefined) ? (names as string[]) : undefined;
};

const isText = (node: ts.Node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node);

function usesIn(file: string): Use[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (isText(node) && node.text in texts) {
      const call = node.parent;
      const given =
        ts.isCallExpression(call) && call.expression.getText() === "t" && call.arguments[0] === node
          ? call.arguments[1]
          : null;
      uses.push({
        key: node.text,
        file,
        values: given === undefined ? [] : given ? namesIn(given) : undefined,
      });
    }
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === "RichText") visitRich(node);
    ts.forEachChild(node, visit);
  };
  const visitRich = (node: ts.JsxSelfClosingElement): void => {
    const attribute = (name: string) =>
      node.attributes.properties
        .filter(ts.isJsxAttribute)
        .find(item => item.name.getText() === name)?.initializer;
    const text = attribute("text");
    const names = ["parts", "values"].flatMap(name => {
      const given = attribute(name);
      return given && ts.isJsxExpression(given) && given.expression
        ? (namesIn(given.expression) ?? ["?"])
        : [];
    });
    if (text && isText(text) && !names.includes("?"))
      uses.push({ key: text.text, file, values: names });
  };
  visit(source);
  return uses;
}

const uses = sources.flatMap(usesIn);
// The build asks for the title of each step under a name made of its id (checkFlow).
const used = new Set([
  ...uses.map(({ key }) => key),
  ...steps.flatMap(({ id }) => [`${id}.title`, `step.${id}`]),
  // Of questions, under names made of their records.
  ...Object.entries(questions).flatMap(([step, record]) => textsOf(step, record)),
]);

describe("text keys", () => {
  it("are found in the code", () => {
    expect(uses.length).toBeGreaterThan(150);
    expect(used).toContain("welcome.title");
  });

  it("that exist are asked for", () => {
    expect(Object.keys(texts).filter(key => !used.has(key))).toEqual([]);
  });

  it("are never made up while running", () => {
    const made = sources.filter(file =>
      /\bt\(\s*(?:`[^`]*\$\{|"[^"]*"\s*\+)/.test(readFileSync(file, "utf8")),
    );
    expect(made).toEqual([]);
  });

  it("are known to the compiler as they stand in the folder", () => {
    const now = readFileSync("src/i18n/localeFiles.ts", "utf8").replaceAll("\r\n", "\n");
    expect(now, "Outdated: npm run build writes it again.").toBe(localeFilesSource("."));
  });

  it("of a step stand in the file that its page loads", () => {
    for (const { id } of steps) {
      const template = readFileSync(`src/templates/${templateOf(id)}.tsx`, "utf8");
      expect(template, id).toMatch(new RegExp(`ns: \\{ in: \\[[^\\]]*"${id}"`));
      expect(Object.keys(files[id] ?? {}), id).toContain(`${id}.title`);
    }
  });
});

describe("texts", () => {
  it.each(Object.entries(files))("of %s are flat, filled in and tidy", (_, entries) => {
    for (const [key, text] of Object.entries(entries)) {
      expect(typeof text, key).toBe("string");
      expect(String(text).trim(), key).not.toBe("");
      expect(String(text), key).toBe(String(text).trim());
      expect(key).toMatch(/^[a-zA-Z]+(?:\.[A-Za-z0-9+-]+)+$/);
    }
  });

  it("have whole placeholders only", () => {
    for (const [key, text] of Object.entries(texts))
      expect(text.replace(/\{\{[A-Za-z]+\}\}/g, ""), key).not.toMatch(/[{}]/);
  });

  it("get exactly the values that they have places for", () => {
    const wrong = uses
      .filter(
        ({ key, values }) =>
          values !== undefined &&
          placeholders(texts[key] ?? "").join() !== [...values].sort().join(),
      )
      .map(
        ({ key, file, values }) =>
          `${file}: ${key} has ${placeholders(texts[key] ?? "")}, given ${values}`,
      );
    expect(wrong).toEqual([]);
  });
});
