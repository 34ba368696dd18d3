import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { BrokerManifest } from "./src/brokers/brokerManifest";
import { brokerFiles } from "./src/brokers/source/brokerFiles";
import { brandFiles } from "./src/build/brandFiles";
import { buildInfo } from "./src/build/buildInfo";
import { checkLanguages } from "./src/build/checkLanguages";
import { checkSite } from "./src/build/checkSite";
import { compileAhead } from "./src/build/compileAhead";
import { finishPublic } from "./src/build/finishPublic";
import { fontLetters } from "./src/build/fontLetters";
import { gatherTexts } from "./src/build/gatherTexts";
import { currentSyntax } from "./src/build/gatsby/currentSyntax";
import { panicking } from "./src/build/gatsby/panicking";
import { slimBundle } from "./src/build/gatsby/slimBundle";
import { wholePage } from "./src/build/gatsby/wholePage";
import { wrongFacts } from "./src/build/gatsby/wrongFacts";
import { inlineScripts } from "./src/build/inlineScripts";
import { readBrokers, type SourcedBrokers } from "./src/build/readBrokers";
import { putFragmentsBack } from "./src/build/setAside";
import { renewScript, workerScript, writeAppendedScript } from "./src/build/workerScript";
import { writeOffices } from "./src/build/writeOffices";
import { writePublic } from "./src/build/writePublic";
import { templateOf } from "./src/flow/checkFlow";
import { neighbours } from "./src/flow/neighbours";
import type { StepId } from "./src/flow/step";
import { steps } from "./src/flow/steps";
import { placesFile } from "./src/places/placesFile";
import { readPlaces } from "./src/places/readPlaces";
import { site } from "./src/settings/site";

/** Manifest for looking up one broker by id, on every page: a broker's link may lead to any. */
let brokersById: BrokerManifest = { base: "", count: 0, near: [] };

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store, reporter }) => {
  const root: string = store.getState().program.directory;
  await putFragmentsBack(root);
  const languages = await checkLanguages(root, site.languages);
  for (const warning of languages.warnings) reporter.warn(warning);
  const problems = [...(await checkSite(root)), ...languages.problems, ...wrongFacts()];
  if (problems.length > 0) reporter.panic(`The site cannot be built:\n- ${problems.join("\n- ")}`);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) =>
  createResolvers({ Locale: { data: { resolve: gatherTexts } } });

/** Pages that get their neighbours by context, without the list of steps. */
const afterQuestions = new Set<string>(["thankYou", "technicalDifficulties"] satisfies StepId[]);

let places = "";

/** Not nodes of Gatsby: 50,000 of those take longer than all else (docs/decisions/0015-broker-rows.md). */
let offices: SourcedBrokers = { brokers: [], logos: new Map(), warnings: [] };

// Runs in every build, also with a cache, and once more when `develop` refreshes.
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({ reporter, store }) => {
  const root: string = store.getState().program.directory;
  offices = await readBrokers(root, readPlaces(root)).catch((error: Error) =>
    reporter.panic(error.message),
  );
  for (const warning of offices.warnings) reporter.warn(warning);
};

export const createPages: GatsbyNode["createPages"] = async ({ actions, pathPrefix, store }) => {
  const root: string = store.getState().program.directory;
  const brokers = brokerFiles(offices.brokers);
  brokersById = { ...brokers.manifest, near: [] };
  const placesJson = placesFile(readPlaces(root));
  places = placesJson.name;
  const info = await buildInfo(root);
  await writePublic(
    root,
    new Map<string, string | Uint8Array>([
      ...brokers.files,
      ...(await brandFiles(root)),
      ...offices.logos,
      [placesJson.name, placesJson.body],
      ...info.files,
      await workerScript(),
      await renewScript(),
    ]),
  );

  await writeAppendedScript(root);
  await writeOffices(root, offices.brokers);

  // Before the pages that show it.
  actions.createSlice({ id: "legal", component: path.resolve("src/slices/Legal.tsx") });
  const facts = { places: `${pathPrefix}/${placesJson.name}`, build: info.build };
  for (const step of steps) {
    const { id, path: pagePath } = step;
    // Only the broker step searches.
    const manifest = id === "brokerSearch" ? brokers.manifest : brokersById;
    actions.createPage({
      path: pagePath,
      component: template(templateOf(id)),
      context: {
        ...facts,
        brokers: manifest,
        ...(afterQuestions.has(id) && { sides: neighbours(step, steps) }),
      },
    });
  }
  actions.createPage({ path: "/404/", component: template("NotFound"), context: {} });
  if (process.env.PREVIEW === "1" || process.env.NODE_ENV === "development") {
    actions.createPage({ path: "/kit/", component: template("Kit"), context: {} });
    const broker = offices.brokers.find(({ logo }) => logo)?.id ?? "";
    actions.createPage({ path: "/schermen/", component: template("Screens"), context: { broker } });
  }
  actions.createPage({ path: "/500/", component: template("ServerError"), context: {} });
  actions.createPage({ path: "/offline/", component: template("Offline"), context: {} });
};

// Includes pages of plugins and of Gatsby.
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const whole = wholePage(page, brokersById);
  if (!whole) return;
  actions.deletePage(page);
  actions.createPage(whole);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = panicking(async ({ store }) =>
  finishPublic(store.getState().program.directory, places),
);

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = panicking(currentSyntax);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = panicking(async args => {
  slimBundle(args);
  compileAhead(args);
  fontLetters(args);
  await inlineScripts(args);
});
