import { namespaceOf } from "../i18n/namespaceOf.mjs";

/** A file of texts, as gatsby-plugin-react-i18next makes a node of it. */
interface LocaleNode {
  ns: string;
  language: string;
  data: string;
}

interface Context {
  nodeModel: {
    findAll(args: { type: "Locale"; query: object }): Promise<{ entries: Iterable<LocaleNode> }>;
  };
}

/** The data of a namespace: its texts from all files of the language. Gatsby notes which files a page depends on. */
export async function gatherTexts(
  { ns, language }: LocaleNode,
  _: unknown,
  { nodeModel }: Context,
): Promise<string> {
  const query = { filter: { language: { eq: language } } };
  const { entries } = await nodeModel.findAll({ type: "Locale", query });
  // By name, so that equal texts make equal files in every build.
  const files = [...entries].sort((a, b) => (a.ns < b.ns ? -1 : 1));
  const texts = files.flatMap(file =>
    Object.entries(JSON.parse(file.data)).filter(([key]) => namespaceOf(key, file.ns) === ns),
  );
  return JSON.stringify(Object.fromEntries(texts));
}
