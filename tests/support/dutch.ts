import { readdirSync, readFileSync } from "node:fs";
import type { TextKey } from "../../src/i18n/textKey";

const folder = "locales/nl-BE";
const texts = Object.assign(
  {},
  ...readdirSync(folder).map(file => JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))),
) as Record<TextKey, string>;

/**
 * The Dutch text of a key with its values, to find an element by: so that a test about something else outlives a
 * change of words. Spaces are plain, as queries read them.
 */
export const dutch = (key: TextKey, values: Record<string, string | number> = {}): string =>
  texts[key]
    .replace(/\{\{(\w+)\}\}/g, (place, name) => String(values[name] ?? place))
    .replaceAll("\u00A0", " ");
