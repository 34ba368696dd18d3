import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInstance, type InitOptions } from "i18next";
import gatsbyConfig from "../../gatsby-config";
import { site } from "../../src/settings/site";

const folder = path.resolve("locales", site.language);

/** Per file in the folder of the site's language its texts. */
export function localeFiles(): Record<string, Record<string, unknown>> {
  const names = readdirSync(folder).filter(name => name.endsWith(".json"));
  return Object.fromEntries(
    names.map(name => [
      path.parse(name).name,
      JSON.parse(readFileSync(path.join(folder, name), "utf8")),
    ]),
  );
}

/** The options that gatsby-config.ts gives to the plugin which brings the texts. */
export function siteOptions(): InitOptions {
  for (const plugin of gatsbyConfig.plugins ?? []) {
    if (typeof plugin !== "object" || plugin?.resolve !== "gatsby-plugin-react-i18next") continue;
    return (plugin.options as { i18nextOptions: InitOptions }).i18nextOptions;
  }
  throw new Error("gatsby-config.ts names no gatsby-plugin-react-i18next");
}

/** All Dutch texts, set up as on the site; a key that has none is an error here. */
export function dutchTexts() {
  const files = localeFiles();
  const instance = createInstance();
  instance.init({
    ...siteOptions(),
    lng: site.language,
    fallbackLng: site.language,
    resources: { [site.language]: files } as InitOptions["resources"],
    ns: Object.keys(files),
    fallbackNS: Object.keys(files),
    initImmediate: false,
    react: { useSuspense: false },
    parseMissingKeyHandler: key => {
      throw new Error(`There is no text "${key}"`);
    },
  });
  return instance;
}
