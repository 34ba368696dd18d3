import { appendFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { BrokerManifest } from "./src/brokers/brokerManifest";
import { brokerFiles } from "./src/brokers/source/brokerFiles";
import { buildInfo } from "./src/build/buildInfo";
import { checkLanguages } from "./src/build/checkLanguages";
import { checkSite } from "./src/build/checkSite";
import { currentSyntax } from "./src/build/currentSyntax";
import { offlineFiles } from "./src/build/offlineFiles";
import { signPageData } from "./src/build/signPageData";
import { slimBundle } from "./src/build/slimBundle";
import { brokerType, sourceBrokers, sourcedBrokers } from "./src/build/sourceBrokers";
import { thirdPartyFiles } from "./src/build/thirdPartyFiles";
import { trimHtml } from "./src/build/trimHtml";
import { wholePage } from "./src/build/wholePage";
import { renewScript, workerScript, writeAppendedScript } from "./src/build/workerScript";
import { writePublic } from "./src/build/writePublic";
import { templateOf } from "./src/flow/checkFlow";
import { steps } from "./src/flow/steps";
import { keepFunctionLoaded } from "./src/inbox/keepFunctionLoaded";
import { placesFile } from "./src/places/placesFile";
import { readPlaces } from "./src/places/readPlaces";
import { site } from "./src/settings/site";

/** Enough to look one broker up by its id, on any page: a broker's own link may lead there. */
let brokersById: BrokerManifest = { base: "", count: 0, near: [] };

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store, reporter }) => {
  const root: string = store.getState().program.directory;
  const languages = await checkLanguages(root, site.languages);
  for (const warning of languages.warnings) reporter.warn(warning);
  const problems = [...(await checkSite(root)), ...languages.problems];
  if (problems.length > 0) reporter.panic(`The site cannot be built:\n- ${problems.join("\n- ")}`);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = brokerType;

/** Name of the file of places. */
let places = "";

let logos = new Map<string, Uint8Array>();

export const sourceNodes: GatsbyNode["sourceNodes"] = async args => {
  const known = readPlaces(args.store.getState().program.directory);
  logos = await sourceBrokers(args, known).catch((error: Error) =>
    args.reporter.panic(error.message),
  );
};

export const createPages: GatsbyNode["createPages"] = async ({
  actions,
  getNodesByType,
  store,
}) => {
  const root: string = store.getState().program.directory;
  const brokers = brokerFiles(sourcedBrokers(getNodesByType));
  brokersById = { ...brokers.manifest, near: [] };
  const placesJson = placesFile(readPlaces(root));
  places = placesJson.name;
  const info = await buildInfo(root);
  await writePublic(
    root,
    new Map<string, string | Uint8Array>([
      ...brokers.files,
      ...logos,
      [placesJson.name, placesJson.body],
      ...info.files,
      await workerScript(),
      await renewScript(),
    ]),
  );

  await writeAppendedScript(root);

  // Before the pages, which show it.
  actions.createSlice({ id: "legal", component: path.resolve("src/slices/Legal.tsx") });
  const facts = { places: `/${placesJson.name}`, build: info.build };
  for (const { id, path: pagePath } of steps) {
    // Only the broker step searches.
    const manifest = id === "brokerSearch" ? brokers.manifest : brokersById;
    actions.createPage({
      path: pagePath,
      component: template(templateOf(id)),
      context: { ...facts, brokers: manifest },
    });
  }
  actions.createPage({ path: "/404/", component: template("NotFound"), context: {} });
  if (process.env.PREVIEW === "1" || process.env.NODE_ENV === "development")
    actions.createPage({ path: "/kit/", component: template("Kit"), context: {} });
  actions.createPage({ path: "/500/", component: template("ServerError"), context: {} });
  actions.createPage({ path: "/offline/", component: template("Offline"), context: {} });
};

// Every page, those that plugins and Gatsby itself make too.
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const whole = wholePage(page, brokersById);
  if (!whole) return;
  actions.deletePage(page);
  actions.createPage(whole);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const root: string = store.getState().program.directory;
  keepFunctionLoaded(root);
  await trimHtml(root);
  await signPageData(root);
  // Before the list of what the worker stores: it lists what is there, with digests.
  await thirdPartyFiles(root);
  const files = await offlineFiles(root, places);
  await writePublic(root, new Map([["offline-files.json", JSON.stringify(files)]]));
  // Another build is another worker, so that open pages hear of it.
  await appendFile(path.join(root, "public/sw.js"), `// ${files.build}\n`);
};

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = currentSyntax;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = slimBundle;
