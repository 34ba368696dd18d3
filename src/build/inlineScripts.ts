import type { CreateWebpackConfigArgs } from "gatsby";
import { minify } from "terser";
import { steps } from "../flow/steps";
import { prefixedLanguages } from "../language/prefixedLanguages";
import { site } from "../settings/site";
import type { Built } from "../shell/early/inline";
import { plainScript } from "./plainScript";

/** Terser inlines functions, esbuild does not: 80 bytes per page, gzipped. */
const compress = { passes: 3, ecma: 2020, unsafe_arrows: true } as const;

const places: readonly Built["place"][] = ["head", "questionHead", "end", "offline"];

/** Provides the inline scripts to the HTML renderer, as strings `inlineScripts.<place>`. */
export async function inlineScripts(args: CreateWebpackConfigArgs): Promise<void> {
  const { actions, plugins, stage } = args;
  if (!stage.endsWith("html")) return;
  // The development server has no base path.
  const base = stage === "build-html" ? site.basePath : "";
  const facts = {
    "process.env.GATSBY_PREVIEW": process.env.GATSBY_PREVIEW,
    "process.env.GATSBY_MANY_LANGUAGES": process.env.GATSBY_MANY_LANGUAGES,
    "built.languages": prefixedLanguages(),
    "built.base": `${base}/`,
    "built.ownScripts": `^${base}/[\\w.-]+\\.js$`,
    "built.questions": steps.flatMap(({ path, validation }) =>
      validation ? [[base + path, validation]] : [],
    ),
  };
  const scripts = await Promise.all(
    places.map(async place => {
      const script = await plainScript("src/shell/early/inline.ts", {
        ...facts,
        "built.place": place,
      });
      const { code } = await minify(script, { compress });
      return [place, JSON.stringify(code)];
    }),
  );
  // What shows a screen of /schermen/ is in no other build.
  const shows = process.env.GATSBY_PREVIEW === "1" || stage === "develop-html";
  const stageScript = shows ? await plainScript("src/screens/stage.ts", facts) : "";
  const named = [...scripts, ["screens", JSON.stringify(stageScript)]];
  actions.setWebpackConfig({
    plugins: [plugins.define({ inlineScripts: Object.fromEntries(named) })],
  });
}
