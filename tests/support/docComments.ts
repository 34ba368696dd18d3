import { readFileSync } from "node:fs";
import ts from "typescript";

/**
 * The comments of the properties of a constant, by dotted name, each on one line: what the tables of
 * docs/ say of them. Throws where one is missing.
 */
export function docComments(file: string, name: string): Map<string, string> {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer)
      read(node.initializer, "");
    else ts.forEachChild(node, visit);
  };
  const read = (node: ts.Expression, prefix: string): void => {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) read(node.expression, prefix);
    if (!ts.isObjectLiteralExpression(node)) return;
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property)) continue;
      const key = property.name.getText().replace(/^"|"$/g, "");
      const [comment] = ts.getJSDocCommentsAndTags(property);
      const text = ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s+/g, " ");
      if (text) found.set(prefix + key, text);
      else if (ts.isObjectLiteralExpression(property.initializer))
        read(property.initializer, `${prefix}${key}.`);
      else throw new Error(`${file}: ${prefix}${key} has no comment. Say what it is for.`);
    }
  };
  visit(source);
  return found;
}
