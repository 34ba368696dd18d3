import { build } from "esbuild";

/** Compiles an entry outside the bundle to one plain script. `facts` replace the names declared for them. */
export async function plainScript(
  entry: string,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const known: Readonly<Record<string, unknown>> = {
    "process.env.NODE_ENV": "production",
    "process.env.GATSBY_BASE_PATH": process.env.GATSBY_BASE_PATH ?? null,
    "process.env.GATSBY_SITE_URL": "",
    "process.env.GATSBY_MANY_LANGUAGES": "",
    "process.env.GATSBY_BUILD_YEAR": process.env.GATSBY_BUILD_YEAR ?? "",
    ...facts,
  };
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "iife",
    target: ["chrome100", "firefox100", "safari15.4"],
    define: Object.fromEntries(
      Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    // With our tsconfig each script would begin with "use strict".
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
