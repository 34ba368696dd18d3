import { type ChosenDocument, chosenDocuments } from "../draft/chosenDocuments";
import type { Text } from "../i18n/useText";
import type { Config } from "../settings/config";
import { megabyte } from "../settings/megabyte";
import { inTime } from "../timing/inTime";
import { type FileRejection, fileRejection } from "../ui/fileRejection";
import { bytesToTell, fileType } from "../ui/fileType";
import { shortName } from "../ui/shortName";
import { showToast } from "../ui/showToast";
import { fingerprint } from "./fingerprint";

/** How long reading a file may take (ms); it may come from a cloud drive. */
const readingMs = 60_000;
/** Characters of a file name: `kept` is the schema's limit, `shown` fits a message. */
const nameLimits = { kept: 200, shown: 48 } as const;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Accepts valid files one after the other, so that two selections in a row cannot exceed the limits together.
 * Resolves with the message for each refused file, also shown as a toast.
 */
export function takeDocuments(
  files: readonly File[],
  t: Text,
  limits: Config["lead"],
): Promise<string[]> {
  const taken = queue.then(async () => {
    const refused: string[] = [];
    for (const file of files) {
      const words = await take(file, t, limits);
      if (!words) continue;
      refused.push(words);
      void showToast(words, "alert");
    }
    return refused;
  });
  queue = taken;
  return taken;
}

async function take(chosen: File, t: Text, limits: Config["lead"]): Promise<string | undefined> {
  const name = shortName(chosen.name, nameLimits.shown);
  const head = await read(chosen.slice(0, bytesToTell));
  if (!head) return t("fileUpload.unreadable", { name });
  const type = fileType(head);
  const present = chosenDocuments.get();
  // Name and type as sent: the contents decide the type, the schema the length.
  const asSent = { name: shortName(chosen.name, nameLimits.kept), type: type ?? "" };
  const reason = fileRejection(
    { name: asSent.name, size: chosen.size },
    type !== undefined,
    present.map(other => other.file),
    {
      maxFiles: limits.maxFiles,
      maxFileSize: limits.maxFileMB * megabyte,
      maxBundleSize: limits.maxBundleMB * megabyte,
    },
  );
  if (reason) return reasonText(t, reason, name, limits);
  const reading = new File([chosen], asSent.name, asSent);
  chosenDocuments.set([...present, { file: reading }]);
  const bytes = await read(chosen);
  if (!bytes) {
    replace(reading);
    return t("fileUpload.unreadable", { name });
  }
  // Read now: later changes to the file on disk do not matter.
  const file = new File([bytes], asSent.name, { ...asSent, lastModified: chosen.lastModified });
  replace(reading, { file, sha256: await fingerprint(bytes) });
}

/** A file's bytes; null when unreadable (gone, changed, cloud drive not responding). */
const read = (blob: Blob): Promise<Uint8Array<ArrayBuffer> | null> =>
  inTime(blob.arrayBuffer(), readingMs).then(
    bytes => new Uint8Array(bytes),
    () => null,
  );

const reasonText = (
  t: Text,
  reason: FileRejection,
  name: string,
  { maxFiles, maxFileMB, maxBundleMB }: Config["lead"],
) =>
  ({
    extension: t("fileUpload.extension", { name }),
    tooBig: t("fileUpload.tooBig", { name, max: maxFileMB }),
    bundleTooBig: t("fileUpload.bundleTooBig", { name, max: maxBundleMB }),
    tooMany: t("fileUpload.tooMany", { name, max: maxFiles }),
    duplicate: t("fileUpload.duplicate", { name }),
  })[reason];

function replace(file: File, by?: ChosenDocument): void {
  chosenDocuments.set(
    chosenDocuments.get().flatMap(document => (document.file === file ? (by ?? []) : document)),
  );
}
