/**
 * Every name under which this site may store something. Keys in code declare `satisfies StorageName`, and
 * storageList explains each name to visitors. `@@scroll…` is Gatsby's; `familiale-verzekering:…` and
 * `gatsby-plugin-offline-precache-…` are caches of src/offline and of the plugin below it; `~partytown` is the
 * worker for marketing scripts.
 */
export type StorageName =
  | "familiale:draft"
  | "familiale:early"
  | "familiale:sent"
  | "familiale:files"
  | "familiale-outbox"
  | "familiale:consent"
  | "familiale-verzekering:…"
  | "gatsby-plugin-offline-precache-…"
  | "gatsby-i18next-language"
  | "@@scroll…"
  | "familiale:visitor"
  | "familiale:variants"
  | "familiale:flags"
  | "familiale:session"
  | "familiale:unsent"
  | "familiale:campaign"
  | "~partytown";
