import { useState } from "react";
import { chosenDocuments } from "../draft/chosenDocuments";
import { useFlag } from "../flags/useFlag";
import { useFirstTouch } from "../form/useFirstTouch";
import { useText } from "../i18n/useText";
import { useConfig } from "../settings/configStore";
import { useStore } from "../store/createStore";
import { FileUpload } from "../ui/FileUpload";

/** Filter of the browser's file dialog; the contents decide (takeDocuments). */
const extensions = [".pdf", ".jpg", ".jpeg", ".png", ".heic"];
const loadTaking = () => import("./takeDocuments");

/** Upload of the current policy, for the broker to compare. */
export function DocumentField() {
  const t = useText();
  const { lead } = useConfig();
  const documents = useStore(chosenDocuments);
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

  // Files already added stay visible.
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
          chosenDocuments.set(chosenDocuments.get().filter((_, i) => i !== index));
        }}
      />
    </div>
  );
}
