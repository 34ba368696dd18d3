import type { Edit, EditRepair } from "./repair";

const edit = (find: RegExp, instead: string, matches = 1): Edit => ({
  file: "i18next/dist/esm/i18next.js",
  find,
  instead,
  matches,
});

/** Methods that neither this site nor i18next itself calls. */
const unused = [
  ...["addResources", "removeResourceBundle", "exists", "toJSON", "reloadResources"],
  ...["setDefaultNamespace", "loadNamespaces", "loadLanguages", "dir", "cloneInstance", "reload"],
  ...["saveMissing", "getPluralFormsOfKey"],
].join("|");

/** i18next's module build without what this site never uses (docs/decisions/0003, 0073). */
export const i18nextEdits = [
  {
    name: "i18next-old-plurals",
    reason: "The plural tables of its JSON formats 1 to 3; browsers have Intl.PluralRules.",
    upstream: "i18next",
    stage: "both",
    edits: [
      edit(/var sets = \[[\s\S]*?\n\}\];\n/, "var sets = [];\n"),
      edit(/var _rulesPluralsTypes = \{[\s\S]*?\n\};\n/, "var _rulesPluralsTypes = {};\n"),
    ],
    test: "tests/built/repairs.test.ts",
    saves: 890,
    absent: /pt-PT/,
  },
  {
    name: "i18next-es5",
    reason: "Object spread and the ways of ES5 classes, written out anew in each part.",
    upstream: "i18next",
    stage: "both",
    edits: [
      edit(/^function (?:ownKeys|_objectSpread)[$\d]*\(.*\n/gm, "", 14),
      edit(/_objectSpread[$\d]*\(/g, "Object.assign({}, ", 54),
      edit(/^function (?:_isNativeReflectConstruct|_createSuper\$)[$\d]*\(.*\n/gm, "", 7),
      edit(/\b_createSuper\$\d\(/g, "_createSuper(", 3),
      edit(
        /^function _createSuper\(.*\n/m,
        "function _createSuper(Derived) { return function () { return _getPrototypeOf(Derived).apply(this, arguments) || this; }; }\n",
      ),
    ],
    test: "tests/built/repairs.test.ts",
    saves: 460,
    absent: /getOwnPropertyDescriptors|Reflect\.construct\.sham/,
  },
  {
    name: "i18next-formats",
    reason: "Formats inside placeholders (`{{count, number}}`), which no text has (tests/locales).",
    upstream: "i18next",
    stage: "both",
    edits: [
      edit(
        /^(?:function (?:parseFormatStr|createCachedFormatter)|var Formatter = )[\s\S]*?\n\}(?:\(\);)?\n/gm,
        "",
        3,
      ),
      edit(/formatter = Formatter;/, ""),
    ],
    test: "tests/built/repairs.test.ts",
    saves: 600,
    absent: /relativetime/,
  },
  {
    name: "i18next-quiet",
    reason: "What it tells developers on the console, with its logger.",
    upstream: "i18next",
    stage: "both",
    notInPreview: true,
    edits: [
      edit(/\b_?this\d?\.logger\.(?:log|warn|error)\(/g, "0 && (", 21),
      edit(
        /^var Logger = function[\s\S]*?\n\}\(\);\n/m,
        `function Logger() {}
Object.assign(Logger.prototype, Object.fromEntries(["init", "create", "clone", "log", "warn", "error", "deprecate"].map(name => [name, function () { return this; }])));
`,
      ),
      edit(/^var consoleLogger = \{[\s\S]*?\n\};\n/m, ""),
    ],
    test: "tests/built/repairs.test.ts",
    saves: 1080,
    absent: /WARNING DEPRECATED/,
  },
  {
    name: "i18next-unused-methods",
    reason: "Methods of its classes that nobody here calls: a minifier cannot tell.",
    upstream: "i18next",
    stage: "both",
    edits: [
      edit(
        new RegExp(
          `, \\{\\n {4}key: "(?:${unused})",\\n {4}value: function [^]*?\\n {4}\\}\\n {2}\\}`,
          "g",
        ),
        "",
        15,
      ),
    ],
    test: "tests/built/repairs.test.ts",
    saves: 1050,
    absent: /['"]yud['"]/,
  },
] as const satisfies readonly EditRepair[];
