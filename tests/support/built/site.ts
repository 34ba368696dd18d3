import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { aside } from "../../../scripts/aside.mjs";
import { steps } from "../../../src/flow/steps";
import { site } from "../../../src/settings/site";

export const basePath = site.basePath;
/** All commands run in the root of the repository. */
export const repository = process.cwd();
export const publicFolder = path.join(repository, "public");

/** Paths of all steps, without prefix. */
export const stepPaths = steps.map(step => step.path);
/** Every page with an address of its own. */
export const pagePaths = [
  ...stepPaths,
  "/404/",
  "/500/",
  "/privacy/",
  "/cookies/",
  "/toegankelijkheid/",
];
/** Pages that hosts serve under a fixed file name. */
export const errorFiles = ["404.html", "500.html"];

if (!existsSync(path.join(publicFolder, "index.html"))) {
  throw new Error(`There is no built site in ${publicFolder}. Build it first: npm run build`);
}

export const htmlFile = (pagePath: string) => `${pagePath.slice(1)}index.html`;
/** The HTML files of the contract, relative to public/. */
export const htmlFiles = [...pagePaths.map(htmlFile), ...errorFiles, "offline/index.html"];

export const fileExists = (name: string) => existsSync(path.join(publicFolder, name));
export const readPublic = (name: string) => readFileSync(path.join(publicFolder, name), "utf8");
/** What the build keeps apart from public/. */
export const readAside = (name: string) => readFileSync(aside(repository, name), "utf8");
export const readBytes = (name: string) => readFileSync(path.join(publicFolder, name));

/** All files below public/ with this ending, relative to it. */
export const publicFiles = (ending: string) =>
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(ending))
    .map(({ parentPath, name }) => path.relative(publicFolder, path.join(parentPath, name)))
    .map(name => name.replaceAll(path.sep, "/"))
    .sort();

/** Every text key with its text in the default language. */
export function readTexts(): Map<string, string> {
  const folder = path.join(repository, "locales", site.language);
  const files = readdirSync(folder).filter(name => name.endsWith(".json"));
  return new Map(
    files.flatMap(name =>
      Object.entries<string>(JSON.parse(readFileSync(path.join(folder, name), "utf8"))),
    ),
  );
}
