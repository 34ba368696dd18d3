import type { TextKey } from "../i18n/textKey";
import type { Category } from "./category";
import type { StorageName } from "./storageName";

interface Stored {
  /** The consent it needs; without it: strictly necessary. */
  after?: Category;
  where: TextKey;
  why: TextKey;
  howLong: TextKey;
}

/** Everything that this site stores on a device, for the cookie page and for auditors. */
export const storageList: Readonly<Record<StorageName, Stored>> = {
  "familiale:draft": {
    where: "cookies.session",
    why: "cookies.draft.why",
    howLong: "cookies.draft.howLong",
  },
  "familiale:early": {
    where: "cookies.session",
    why: "cookies.early.why",
    howLong: "cookies.early.howLong",
  },
  "familiale:sent": {
    where: "cookies.session",
    why: "cookies.sent.why",
    howLong: "cookies.sent.howLong",
  },
  "@@scroll…": {
    where: "cookies.session",
    why: "cookies.scroll.why",
    howLong: "cookies.scroll.howLong",
  },
  "familiale:files": {
    where: "cookies.session",
    why: "cookies.files.why",
    howLong: "cookies.draft.howLong",
  },
  "familiale-outbox": {
    where: "cookies.database",
    why: "cookies.outbox.why",
    howLong: "cookies.outbox.howLong",
  },
  "familiale:consent": {
    where: "cookies.database",
    why: "cookies.consent.why",
    howLong: "cookies.consent.howLong",
  },
  "familiale-verzekering:…": {
    where: "cookies.database",
    why: "cookies.pages.why",
    howLong: "cookies.pages.howLong",
  },
  "gatsby-plugin-offline-precache-…": {
    where: "cookies.database",
    why: "cookies.noConnection.why",
    howLong: "cookies.pages.howLong",
  },
  "gatsby-i18next-language": {
    where: "cookies.database",
    why: "cookies.language.why",
    howLong: "cookies.language.howLong",
  },
  "familiale:session": {
    after: "telemetry",
    where: "cookies.database",
    why: "cookies.measuring.why",
    howLong: "cookies.measuring.howLong",
  },
  "familiale:unsent": {
    after: "telemetry",
    where: "cookies.session",
    why: "cookies.unsent.why",
    howLong: "cookies.unsent.howLong",
  },
  "familiale:visitor": {
    after: "experiments",
    where: "cookies.database",
    why: "cookies.visitor.why",
    howLong: "cookies.visitor.howLong",
  },
  "familiale:variants": {
    after: "experiments",
    where: "cookies.database",
    why: "cookies.variants.why",
    howLong: "cookies.variants.howLong",
  },
  "familiale:flags": {
    after: "experiments",
    where: "cookies.database",
    why: "cookies.flags.why",
    howLong: "cookies.flags.howLong",
  },
  "familiale:campaign": {
    after: "marketing",
    where: "cookies.session",
    why: "cookies.campaign.why",
    howLong: "cookies.campaign.howLong",
  },
  "~partytown": {
    after: "marketing",
    where: "cookies.database",
    why: "cookies.partytown.why",
    howLong: "cookies.partytown.howLong",
  },
};
