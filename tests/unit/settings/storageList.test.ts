import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { storageList } from "../../../src/settings/storageList";
import { localeFiles } from "../../support/dutchTexts";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map(file => path.join("src", file))
  // The inbox runs on the server.
  .filter(file => /\.tsx?$/.test(file) && !/^src[\\/](?:inbox|api|build)[\\/]/.test(file));

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);

function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, child => each(child, visit));
}

/** Constants that say `satisfies StorageName`, by name. */
const declared = new Map<string, string>();
for (const file of sources)
  each(parse(file), node => {
    if (!ts.isSatisfiesExpression(node) || !node.type.getText().includes("StorageName")) return;
    const owner = node.parent;
    const value = ts.isAsExpression(node.expression) ? node.expression.expression : node.expression;
    if (ts.isVariableDeclaration(owner) && ts.isStringLiteral(value))
      declared.set(owner.name.getText(), value.text);
    if (ts.isVariableDeclaration(owner) && ts.isObjectLiteralExpression(value))
      for (const property of value.properties)
        if (ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer))
          declared.set(
            `${owner.name.getText()}.${property.name.getText()}`,
            property.initializer.text,
          );
  });

/** What is given as a name wherever something is put into a store of the browser. */
function namesStored(file: string): string[] {
  const names: string[] = [];
  each(parse(file), node => {
    if (!ts.isCallExpression(node)) return;
    const called = ts.isPropertyAccessExpression(node.expression)
      ? node.expression.name.text
      : node.expression.getText();
    if (called === "setItem" || called === "openDB") names.push(node.arguments[0]?.getText() ?? "");
  });
  return names;
}

const uses = sources.flatMap(file => namesStored(file).map(name => ({ file, name })));

describe("what is kept on the device", () => {
  it("is found in the code", () => {
    expect(uses.length).toBeGreaterThan(3);
    expect([...declared.values()]).toContain("familiale:draft");
  });

  it("is nothing that the list, and so the cookie page, does not name", () => {
    expect(uses.filter(({ name }) => !declared.has(name))).toEqual([]);
  });

  it("is written in no other way", () => {
    const other =
      /document\.cookie\s*=[^=]|cookieStore|indexedDB\.open|(?:local|session)Storage(?:\[[^\]]*\]|\.\w+)\s*=[^=]/;
    expect(sources.filter(file => other.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  it("is explained in words for each name", () => {
    const { cookies } = localeFiles();
    for (const { where, why, howLong } of Object.values(storageList))
      for (const key of [where, why, howLong]) expect(cookies).toHaveProperty([key]);
  });
});
