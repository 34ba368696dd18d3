// Imports go one way. Each room names the rooms it may use; every other room is forbidden to it
// (docs/decisions/0008-import-directions.md says why). A room that is not named here uses none.
const rooms = {
  answers: [],
  brand: [],
  drawings: [],
  places: [],
  styles: [],
  settings: [],
  slices: [],
  consent: ["i18n", "settings", "ui"],
  flags: ["settings"],
  telemetry: ["settings"],
  marketing: [],
  i18n: ["brand", "settings"],
  ui: ["drawings", "i18n", "settings"],
  flow: ["answers"],
  draft: ["answers", "settings"],
  brokers: ["answers", "drawings", "i18n", "places", "settings", "ui"],
  delivery: ["answers", "draft", "settings"],
  offline: ["settings"],
  layout: [
    "brand",
    "brokers",
    "consent",
    "draft",
    "drawings",
    "flags",
    "flow",
    "i18n",
    "settings",
    "ui",
  ],
  steps: [
    "answers",
    "brand",
    "brokers",
    "delivery",
    "draft",
    "drawings",
    "flags",
    "flow",
    "i18n",
    "layout",
    "places",
    "settings",
    "ui",
  ],
  templates: ["drawings", "gallery", "i18n", "layout", "settings", "steps", "ui"],
  gallery: ["i18n", "ui"],
  pages: ["brand", "i18n", "layout", "settings"],
  shell: [
    "answers",
    "consent",
    "delivery",
    "draft",
    "flags",
    "flow",
    "i18n",
    "layout",
    "marketing",
    "offline",
    "settings",
    "telemetry",
    "ui",
  ],
  inbox: ["answers", "settings"],
  api: ["inbox"],
  build: ["brand", "brokers", "flow", "i18n", "settings"],
};

/** Rooms of which only types may be used: they leave no trace in the bundle. */
const typesOnly = {
  delivery: ["flow"],
  settings: ["i18n"],
  flow: ["i18n"],
  draft: ["flow", "i18n"],
  marketing: ["flow"],
  templates: ["flow"],
  build: ["places", "offline"],
};

const room = name => `^src/${name}/`;
const oneOf = names => `^src/(?:${names.join("|")})/`;

const directions = Object.entries(rooms).flatMap(([name, uses]) => {
  const types = typesOnly[name] ?? [];
  const rules = [
    {
      name: `${name}-uses-only-its-own-rooms`,
      comment: `src/${name} may use: ${[...uses, ...types.map(other => `${other} (types)`)].join(", ") || "no other room"}.`,
      severity: "error",
      from: { path: room(name) },
      to: { path: "^src/", pathNot: oneOf([name, ...uses, ...types]) },
    },
  ];
  if (types.length > 0) {
    rules.push({
      name: `${name}-only-types-of-${types.join("-and-")}`,
      comment: `src/${name} takes only types from: ${types.join(", ")}. Write "import type".`,
      severity: "error",
      from: { path: room(name) },
      to: { path: oneOf(types), dependencyTypesNot: ["type-only"] },
    });
  }
  return rules;
});

module.exports = {
  forbidden: [
    ...directions,
    {
      name: "every-room-is-named",
      comment:
        "Give the new room a line in .dependency-cruiser.cjs and in the house plan of README.md.",
      severity: "error",
      from: { path: "^src/", pathNot: oneOf(Object.keys(rooms)) },
      to: {},
    },
    {
      name: "no-cycles",
      comment:
        "Modules that need each other belong in one file, or a third one is missing. Types may cross.",
      severity: "error",
      from: { path: "^src/" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "nothing-imports-the-wiring",
      comment: "gatsby-*.ts only wires; what somebody needs has a room.",
      severity: "error",
      from: {},
      to: { path: "^gatsby-(?:browser|config|node|ssr)\\.tsx?$" },
    },
    {
      name: "nothing-imports-pages",
      comment: "Templates, pages and functions are entries of Gatsby.",
      severity: "error",
      from: {},
      to: { path: oneOf(["templates", "pages", "api"]) },
    },
    {
      name: "rules-know-no-react",
      comment:
        "Schemas, places, inbox and the flow run without a page: in Node, and before any rendering.",
      severity: "error",
      from: { path: oneOf(["answers", "flow", "places", "inbox"]) },
      to: { path: "(?:^|/)node_modules/(?:@types/)?(?:react|react-dom|gatsby)/" },
    },
    {
      name: "ui-knows-no-insurance",
      comment: "The kit can be used for any form.",
      severity: "error",
      from: { path: room("ui") },
      to: { path: oneOf(["answers", "flow", "draft", "brokers", "delivery", "steps"]) },
    },
    {
      name: "no-node-in-the-browser",
      comment:
        "Only build, inbox, and the build-time files of brokers and places may use Node's own modules.",
      severity: "error",
      from: {
        path: "^src/",
        pathNot:
          "^src/(?:build|inbox|api|brokers/source)/|^src/places/(?:placesFile|readPlaces)\\.ts$",
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "build-time-files-stay-out",
      comment: "Reading tables is for the build; the browser gets their outcome as JSON.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(?:build|brokers/source)/|^src/places/" },
      to: {
        path: "^src/brokers/source/|^src/places/(?:chooseCities|locatePlaces|parseOverrides|parsePlaces|placesFile|readCities|readPlaces)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "loaded-apart",
      comment: 'These are not for the first load: take them in with "import()" (docs/size.md).',
      severity: "error",
      from: {
        path: "^src/",
        pathNot:
          "^src/(?:delivery|flags|telemetry)/|^src/shell/(?:services|askConsent|serveMarketing|experiment|measure|keepTextsLive|showCrash|whenShown)\\.tsx?$",
      },
      to: {
        path: "^src/(?:flow/rules|steps/BrokerFinder|steps/PlaceSuggestions|steps/sayRemark|steps/locateVisitor|drawings/OfficeMap|layout/followLink|delivery/drainWaiting|steps/sendAndLead|ui/messages|shell/watchConnection|offline/beReady|shell/whenShown|shell/services|shell/askConsent|shell/serveMarketing|shell/experiment|shell/measure|shell/keepTextsLive|shell/showCrash|layout/CrashPage|consent/ConsentButton|consent/showConsent|i18n/liveTexts|marketing/runScripts|flags/(?:evaluate|flags|readFlags)|telemetry/startAgent)\\.tsx?$",
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-barrels-no-utils",
      comment: "File = export = name. A function without a room means that a room is missing.",
      severity: "error",
      from: {},
      to: { path: "/(?:index|util|utils|helper|helpers|common|lib)[./]", pathNot: "^(?!src/)" },
    },
    {
      name: "only-what-is-installed",
      comment: "Not found. The aliases are made in src/build/slimBundle.ts.",
      severity: "error",
      from: { path: "^src/" },
      to: {
        couldNotResolve: true,
        pathNot: "^(?:react-i18next-es/|gatsby-(?:script-whole|worker-registration)$)",
      },
    },
    {
      name: "no-development-packages",
      comment: "The site is made of dependencies; devDependencies are for tests and tools.",
      severity: "error",
      from: { path: "^src/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    // Types count too: without this, "import type" would not be seen.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  },
};
