import { type DragEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../drawings/Icon";
import { useText } from "../i18n/useText";
import { readableList } from "../language/readableList";
import { buttonClass } from "./buttonClass";
import { Field } from "./Field";
import * as styles from "./FileUpload.module.css";
import { kitLocale } from "./kitConfig";
import { controlProps, type Question } from "./question";
import { readableSize } from "./readableSize";

interface Props extends Question<"min" | "max" | "pattern"> {
  /** The listed files; `busy` while one is being read. */
  files: readonly { name: string; size: number; busy: boolean }[];
  /** File extensions, with the dot. */
  extensions: readonly string[];
  onAdd: (files: File[]) => void;
  onRemove: (index: number) => void;
}

/** A native file input with our own button, since the native label is in the browser's language. */
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
  // Files chosen before hydration are still in the control.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arriving
  useEffect(take, []);
  // A file dropped beside the frame would navigate away, and the chosen files would be lost.
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
            <li className={styles.file} data-file={file.name} key={`${file.name}${file.size}`}>
              <Icon name="file" />
              <span className={styles.name}>
                {file.name}
                <span>{file.busy ? t("fileUpload.reading") : readableSize(file.size)}</span>
              </span>
              <button
                className={buttonClass.text}
                type="button"
                disabled={question.disabled}
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
