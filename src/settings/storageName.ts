/**
 * The name of everything that this site may keep on a device. A constant under which code stores
 * something says `satisfies StorageName`, and storageList has to explain each name to visitors. `@@scroll…`
 * is Gatsby's, `familiale-verzekering:…` are the stores of src/offline and
 * `gatsby-plugin-offline-precache-…` that of the plugin below it, `~partytown` is the worker in which
 * scripts of marketers run.
 */
export type StorageName =
  | "familiale:draft"
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
