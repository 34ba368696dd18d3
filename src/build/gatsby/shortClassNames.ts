import path from "node:path";
import { classNames } from "./classNames";
import { expectMatches } from "./expectMatches";

type LocalIdent = (file: { resourcePath: string }, pattern: string, name: string) => string;
interface CssModules {
  localIdentName?: string;
  getLocalIdent?: LocalIdent;
}

export interface CssRule {
  oneOf?: CssRule[];
  use?: { options?: { modules?: CssModules } }[];
}

/** Shortens class names, which are in every page. Returns a key that changes with any of them. */
export function shortClassNames(rules: readonly CssRule[]): string {
  const { key, of } = classNames(path.resolve("src"));
  const found = rules.flatMap(modulesIn);
  expectMatches("short-class-names", found.length, "css-loader's localIdentName");
  for (const modules of found)
    modules.getLocalIdent = ({ resourcePath }, _, name) => of(resourcePath, name);
  return key;
}

const modulesIn = ({ oneOf = [], use }: CssRule): CssModules[] => [
  ...oneOf.flatMap(modulesIn),
  ...(Array.isArray(use) ? use : []).flatMap(({ options }) =>
    options?.modules?.localIdentName ? [options.modules] : [],
  ),
];
