import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { builtScripts } from "../../../scripts/builtScripts.mjs";

/** One deployed build: its name, and what only it has. */
export interface Deployed {
  folder: string;
  name: string;
  scripts: string[];
  /** Version and commit, as each page's data says them. */
  version: string;
}

export function describeBuild(folder: string): Deployed {
  const json = (name: string) => JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  return {
    folder,
    name: json("page-data/app-data.json").webpackCompilationHash,
    scripts: builtScripts(folder),
    version: json("page-data/index/page-data.json").result.pageContext.build,
  };
}

interface Loaded {
  page?: { webpackCompilationHash?: string };
  json?: { pageContext?: { build?: string } };
}

function look() {
  const { ___loader, ___webpackCompilationHash } = window as unknown as {
    ___loader?: { loadPageSync(path: string): Loaded | undefined };
    ___webpackCompilationHash: string;
  };
  const loaded = ___loader?.loadPageSync(window.location.pathname);
  return {
    name: ___webpackCompilationHash,
    scripts: [...document.scripts].flatMap(({ src }) => src.split("/").pop() || []),
    data: loaded?.page?.webpackCompilationHash,
    version: loaded?.json?.pageContext?.build,
  };
}

/** What of the page that is shown is of another build than the page itself; empty when all is of one. */
export async function mixedIn(page: Page, builds: readonly Deployed[]): Promise<string[]> {
  let seen: ReturnType<typeof look> | undefined;
  const dataOf = async () => {
    // Between two loads there is no page to look at.
    seen = await page.evaluate(look).catch(() => undefined);
    return seen?.data;
  };
  await expect.poll(dataOf).toBeDefined();
  const own = builds.find(({ name }) => name === seen?.name);
  if (!seen || !own) return [`a page of the unknown build ${seen?.name}`];
  return [
    // renew.js is that of the host's present build on purpose.
    ...seen.scripts.filter(script => script !== "renew.js" && !own.scripts.includes(script)),
    ...(seen.data === own.name ? [] : [`data of ${seen.data}`]),
    ...(seen.version === own.version ? [] : [`version ${seen.version}`]),
  ];
}
