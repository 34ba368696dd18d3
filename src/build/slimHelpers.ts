/** Babel's helpers inside i18next and friends, written for browsers of 2015, in today's words. */
export function slimHelpers(
  slim: (file: string) => string,
  folder: string,
): Record<string, string> {
  const replaced = {
    assertThisInitialized: "identity",
    classCallCheck: "identity",
    createClass: "createClass",
    defineProperty: "defineProperty",
    extends: "extends",
    getPrototypeOf: "getPrototypeOf",
    inherits: "inherits",
    inheritsLoose: "inherits",
    possibleConstructorReturn: "possibleConstructorReturn",
    taggedTemplateLiteralLoose: "identity",
    toArray: "toArray",
    typeof: "typeof",
  };
  return Object.fromEntries(
    ["", "esm/"].flatMap(kind =>
      Object.entries(replaced).map(([name, ours]) => [
        `${folder}/${kind}${name}$`,
        slim(`babel/${ours}.ts`),
      ]),
    ),
  );
}
