import type { TextKey } from "../i18n/textKey";

/** Everything this site keeps on a device, for the cookie page and for whoever wants to check. */
export const storageList: readonly {
  name: string;
  where: TextKey;
  why: TextKey;
  howLong: TextKey;
}[] = [
  {
    name: "familiale:draft",
    where: "cookies.session",
    why: "cookies.draft.why",
    howLong: "cookies.draft.howLong",
  },
  {
    name: "familiale:sent",
    where: "cookies.session",
    why: "cookies.sent.why",
    howLong: "cookies.sent.howLong",
  },
  {
    name: "@@scroll…",
    where: "cookies.session",
    why: "cookies.scroll.why",
    howLong: "cookies.scroll.howLong",
  },
  {
    name: "familiale-outbox",
    where: "cookies.database",
    why: "cookies.outbox.why",
    howLong: "cookies.outbox.howLong",
  },
];
