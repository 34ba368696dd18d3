import { useState } from "react";
import { getDocuments, setDocuments } from "../draft/documents";
import { useDocuments } from "../draft/useDocuments";
import { useFlag } from "../flags/useFlag";
import { useText } from "../i18n/useText";
import { useConfig } from "../settings/configStore";
import { FileUpload } from "../ui/FileUpload";
import { useFirstTouch } from "./useFirstTouch";

/** What the browser's own window offers first; the content decides (takeDocuments). */
const extensions = [".pdf", ".jpg", ".jpeg", ".png", ".heic"];
const loadTaking = () => import("./takeDocuments");

/** The current policy, for the broker to compare. */
export function DocumentField() {
  const t = useText();
  const { lead } = useConfig();
  const documents = useDocuments();
  const [refused, setRefused] = useState<string[]>([]);
  const notOffered = useFlag("policy-upload") === false;
  useFirstTouch(loadTaking);

  const add = async (files: File[]) => {
    try {
      const { takeDocuments } = await loadTaking();
      setRefused(await takeDocuments(files, t, lead));
    } catch {
      setRefused([t("fileUpload.offline")]);
    }
  };

  // What was added already stays in sight.
  if (notOffered && documents.length === 0) return null;
  return (
    <div id="document-field">
      <FileUpload
        name="document"
        label={t("yourInformation.document.label")}
        hint={t("yourInformation.document.hint", {
          maxFiles: lead.maxFiles,
          maxFileMB: lead.maxFileMB,
          maxBundleMB: lead.maxBundleMB,
        })}
        required={false}
        invalid={refused.join("\n")}
        extensions={extensions}
        files={documents.map(({ file, sha256 }) => ({
          name: file.name,
          size: file.size,
          busy: sha256 === undefined,
        }))}
        onAdd={add}
        onRemove={index => {
          setRefused([]);
          setDocuments(getDocuments().filter((_, i) => i !== index));
        }}
      />
    </div>
  );
}
