import { type ChosenDocument, getDocuments, setDocuments } from "../draft/documents";
import type { Text } from "../i18n/useText";
import type { Config } from "../settings/config";
import { type FileRejection, fileRejection } from "../ui/fileRejection";
import { bytesToTell, fileType } from "../ui/fileType";
import { shortName } from "../ui/shortName";
import { showToast } from "../ui/showToast";
import { fingerprint } from "./fingerprint";

const megabyte = 1_000_000;
/** What the lead's schema allows, and what a line of a message can bear. */
const nameLimits = { kept: 200, shown: 48 } as const;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Takes in what may come in, one after the other, so that two choices in a row cannot pass the limits
 * together. Resolves with the words for each refused file; they were also said as toasts.
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

async function take(file: File, t: Text, limits: Config["lead"]): Promise<string | undefined> {
  const name = shortName(file.name, nameLimits.shown);
  const head = await file
    .slice(0, bytesToTell)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return t("fileUpload.unreadable", { name });
  const type = fileType(new Uint8Array(head));
  // Name and type as they will travel: the content decides the type, the schema how long a name is.
  const document = new File([file], shortName(file.name, nameLimits.kept), {
    type: type ?? "",
    lastModified: file.lastModified,
  });
  const present = getDocuments();
  const reason = fileRejection(
    document,
    type !== undefined,
    present.map(other => other.file),
    {
      maxFiles: limits.maxFiles,
      maxFileSize: limits.maxFileMB * megabyte,
      maxBundleSize: limits.maxBundleMB * megabyte,
    },
  );
  if (reason) return reasonText(t, reason, name, limits);
  setDocuments([...present, { file: document }]);
  try {
    replace(document, { file: document, sha256: await fingerprint(document) });
  } catch {
    replace(document);
    return t("fileUpload.unreadable", { name });
  }
}

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
  setDocuments(
    getDocuments().flatMap(document => (document.file === file ? (by ?? []) : document)),
  );
}
