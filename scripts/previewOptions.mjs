import { parseArgs } from "node:util";

/**
 * What `npm run preview` was asked for. Throws an error that names the repair.
 * @param {string[]} args
 * @param {string} usual the site's own base path
 * @returns {{ basePath: string, leads: string | undefined, serves: boolean }} `basePath` without a slash at the end
 */
export function previewOptions(args, usual) {
  const { values } = parseArgs({
    args,
    options: {
      path: { type: "string", default: usual },
      leads: { type: "string" },
      build: { type: "boolean", default: false },
    },
  });
  const basePath = `/${values.path}`.replace(/\/+/g, "/").replace(/\/$/, "");
  if (!/^(?:\/[\w.~-]+)*$/.test(basePath))
    throw new Error(
      `--path ${values.path} is no path. Write the one below the host, such as /voorbeeld/ or /.`,
    );
  if (values.leads && !URL.canParse(values.leads, "https://x/"))
    throw new Error(
      `--leads ${values.leads} is no address. Write https://… or a path such as api/leads.`,
    );
  return { basePath, leads: values.leads, serves: !values.build };
}
