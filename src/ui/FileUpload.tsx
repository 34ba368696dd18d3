import { useEffect, useRef } from "react";
import { Icon } from "../drawings/Icon";
import { useText } from "../i18n/useText";
import { buttonClass } from "./buttonClass";
import { Field } from "./Field";
import * as styles from "./FileUpload.module.css";
import { controlProps, type Question } from "./question";

interface Props extends Question {
  /** What is in the list; `busy` while it is still being read. */
  files: readonly { name: string; size: number; busy: boolean }[];
  /** Endings with a dot. */
  extensions: readonly string[];
  onAdd: (files: File[]) => void;
  onRemove: (index: number) => void;
}

/** Bytes as people write them. */
const readableSize = (bytes: number) =>
  bytes < 100_000
    ? `${Math.ceil(bytes / 1000)}\u00a0kB`
    : `${(bytes / 1_000_000).toLocaleString("nl-BE", { maximumFractionDigits: 1, minimumFractionDigits: 1 })}\u00a0MB`;

/** Choosing files by the browser's own control; its button is ours, since the native one speaks the browser's language. */
export function FileUpload({ files, extensions, onAdd, onRemove, ...question }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const chosen = [...(input.current?.files ?? [])];
    if (input.current) input.current.value = "";
    if (chosen.length) onAdd(chosen);
  };
  // Files chosen before the page was live are still in the control.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arriving
  useEffect(take, []);
  return (
    <Field {...question}>
      <div className={styles.upload}>
        <input
          ref={input}
          className={styles.native}
          type="file"
          multiple
          accept={extensions.join(",")}
          onChange={take}
          {...controlProps(question)}
        />
        <span className={`${buttonClass.line} ${styles.choose}`} aria-hidden="true">
          {t("fileUpload.choose")}
        </span>
        <ul>
          {files.map((file, i) => (
            <li className={styles.file} key={`${file.name}${file.size}`}>
              <Icon name="file" />
              <span className={styles.name}>
                {file.name}
                <span>{file.busy ? t("fileUpload.reading") : readableSize(file.size)}</span>
              </span>
              <button className={buttonClass.text} type="button" onClick={() => onRemove(i)}>
                {t("fileUpload.remove")}
                <span className="hidden-text"> {file.name}</span>
              </button>
            </li>
          ))}
        </ul>
        {files.length > 0 && <p className={styles.note}>{t("fileUpload.notKept")}</p>}
      </div>
    </Field>
  );
}
