import type { Config } from "../settings/config";
import { site } from "../settings/site";

/** What letters say of the site: parts of its config.json. */
export type LetterFacts = Pick<Config, "contact" | "promises" | "links">;

/** The address of the privacy notice. */
export const privacyAddress = ({ links }: LetterFacts): string =>
  links.privacy ?? `${site.url}${site.basePath}/privacy/`;
