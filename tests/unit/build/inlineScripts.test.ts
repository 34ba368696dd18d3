import type { CreateWebpackConfigArgs } from "gatsby";
import { afterEach, expect, it, vi } from "vitest";
import { inlineScripts } from "../../../src/build/inlineScripts";

afterEach(() => void vi.unstubAllEnvs());

/** What one stage of webpack gets, as text of the script of pages with a question; undefined: nothing. */
async function compiled(stage: string, env: Record<string, string> = {}) {
  for (const name of ["GATSBY_PREVIEW", "GATSBY_MANY_LANGUAGES"]) vi.stubEnv(name, env[name] ?? "");
  const define = vi.fn<(put: { inlineScripts: Record<string, string> }) => object>(() => ({}));
  const setWebpackConfig = vi.fn();
  const args = { stage, plugins: { define }, actions: { setWebpackConfig } } as unknown;
  await inlineScripts(args as CreateWebpackConfigArgs);
  expect(setWebpackConfig).toHaveBeenCalledTimes(define.mock.calls.length);
  const put = define.mock.lastCall?.[0].inlineScripts;
  return put && String(JSON.parse(put.questionHead ?? '""'));
}

it.each(["build-javascript", "develop"])("leaves %s alone", async stage => {
  expect(await compiled(stage)).toBeUndefined();
});

it("knows the addresses of pages, with the base path only in a build", async () => {
  expect(await compiled("build-html")).toContain('"/familiale-verzekering/makelaar/"');
  expect(await compiled("develop-html")).toContain('"/makelaar/"');
});

it("takes variants from the address, and languages off it, only where there are some", async () => {
  const plain = await compiled("build-html");
  expect(plain).not.toMatch(/URLSearchParams|reduce/);
  expect(await compiled("build-html", { GATSBY_PREVIEW: "1" })).toContain("URLSearchParams");
  expect(await compiled("build-html", { GATSBY_MANY_LANGUAGES: "1" })).toContain("reduce");
});
