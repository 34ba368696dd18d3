import { type DragEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../drawings/Icon";
import { useText } from "../i18n/useText";
import { readableList } from "../settings/readableList";
import { buttonClass } from "./buttonClass";
import { Field } from "./Field";
import * as styles from "./FileUpload.module.css";
import { kitLocale } from "./kitConfig";
import { controlProps, type Question } from "./question";
import { readableSize } from "./readableSize";

interface Props extends Question {
  /** What is in the list; `busy` while it is still being read. */
  files: readonly { name: string; size: number; busy: boolean }[];
  /** Endings with a dot. */
  extensions: readonly string[];
  onAdd: (files: File[]) => void;
  onRemove: (index: number) => void;
}

/**
 * Choosing files by the browser's own control; its button is ours, since the native one speaks the
 * browser's language. Dropping files on the frame does the same.
 */
export function FileUpload({ files, extensions, onAdd, onRemove, ...question }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = () => {
    const chosen = [...(input.current?.files ?? [])];
    if (input.current) input.current.value = "";
    if (chosen.length) onAdd(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!question.disabled && event.dataTransfer.files.length) onAdd([...event.dataTransfer.files]);
  };
  // Files chosen before the page was live are still in the control.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arriving
  useEffect(take, []);
  // A file dropped beside the frame would open in place of the page, and the files with it be gone.
  useEffect(() => {
    const signs = ["dragover", "drop"];
    const stay = (event: Event) => event.preventDefault();
    for (const sign of signs) window.addEventListener(sign, stay);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, stay);
    };
  }, []);
  return (
    <Field {...question}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: an addition to the real control in it */}
      <div
        className={`${styles.upload} ${over ? styles.over : ""}`}
        onDragEnter={() => setOver(true)}
        onDragLeave={({ currentTarget, relatedTarget }) =>
          setOver(currentTarget.contains(relatedTarget as Node | null))
        }
        onDrop={drop}
      >
        <input
          ref={input}
          className={styles.native}
          type="file"
          multiple={question.max !== 1}
          accept={extensions.join(",")}
          onChange={take}
          {...controlProps(question)}
        />
        <span className={styles.line} aria-hidden="true">
          <span className={`${buttonClass.line} ${styles.choose}`}>{t("fileUpload.choose")}</span>
          <span className={styles.drop}>{t("fileUpload.drop")}</span>
        </span>
        <ul>
          {files.map((file, i) => (
            <li className={styles.file} key={`${file.name}${file.size}`}>
              <Icon name="file" />
              <span className={styles.name}>
                {file.name}
                <span>{file.busy ? t("fileUpload.reading") : readableSize(file.size)}</span>
              </span>
              <button
                className={buttonClass.text}
                type="button"
                onClick={() => {
                  onRemove(i);
                  input.current?.focus();
                }}
              >
                {t("fileUpload.remove")}
                <span className="hidden-text"> {file.name}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="hidden-text" role="status">
          {files.length > 0 &&
            t("fileUpload.listed", {
              names: readableList(
                files.map(({ name }) => name),
                kitLocale(),
              ),
            })}
        </p>
        {files.length > 0 && <p className={styles.note}>{t("fileUpload.notKept")}</p>}
      </div>
    </Field>
  );
}
