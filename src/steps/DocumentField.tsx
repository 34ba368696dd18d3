import { useState } from "react";
import { type ChosenDocument, getDocuments, setDocuments } from "../draft/documents";
import { useDocuments } from "../draft/useDocuments";
import { type Text, useText } from "../i18n/useText";
import type { Config } from "../settings/config";
import { useConfig } from "../settings/configStore";
import { FileUpload } from "../ui/FileUpload";
import { type FileRejection, fileRejection } from "../ui/fileRejection";
import { fingerprint } from "./fingerprint";

const extensions = [".pdf", ".jpg", ".jpeg", ".png", ".heic"];
const megabyte = 1_000_000;

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

/** The current policy, for the broker to compare. Each file is fingerprinted as it comes in. */
export function DocumentField() {
  const t = useText();
  const { lead } = useConfig();
  const documents = useDocuments();
  const [refused, setRefused] = useState<string>();
  const limits = {
    maxFiles: lead.maxFiles,
    maxFileSize: lead.maxFileMB * megabyte,
    maxBundleSize: lead.maxBundleMB * megabyte,
    extensions,
  };

  const add = (files: File[]) => {
    let reason: string | undefined;
    for (const file of files) {
      const present = getDocuments();
      const rejection = fileRejection(
        file,
        present.map(document => document.file),
        limits,
      );
      if (rejection) reason ??= reasonText(t, rejection, file.name, lead);
      else {
        setDocuments([...present, { file }]);
        read(file).catch(() => remove(file));
      }
    }
    setRefused(reason);
  };
  const read = async (file: File) => replace(file, { file, sha256: await fingerprint(file) });
  const remove = (file: File) => replace(file);

  return (
    <FileUpload
      name="document"
      label={t("yourInformation.document.label")}
      hint={t("yourInformation.document.hint", {
        maxFiles: lead.maxFiles,
        maxFileMB: lead.maxFileMB,
      })}
      required={false}
      invalid={refused}
      extensions={extensions}
      files={documents.map(({ file, sha256 }) => ({
        name: file.name,
        size: file.size,
        busy: sha256 === undefined,
      }))}
      onAdd={add}
      onRemove={index => {
        setRefused(undefined);
        setDocuments(getDocuments().filter((_, i) => i !== index));
      }}
    />
  );
}

function replace(file: File, by?: ChosenDocument): void {
  setDocuments(
    getDocuments().flatMap(document => (document.file === file ? (by ?? []) : document)),
  );
}
