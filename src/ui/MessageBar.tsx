import { useEffect, useId, useRef } from "react";
import { Icon } from "../drawings/Icon";
import { pageText } from "../i18n/useText";
import * as styles from "./Messages.module.css";
import type { Message } from "./message";

/** Milliseconds in view before a toast goes. */
export const toastTime = 6000;

interface Props {
  message: Message;
  /** Goes by itself; the time stands still while `paused`. */
  leaves: boolean;
  paused: boolean;
  onDismiss: () => void;
}

/** One message: its words, what can be done about it, and a way to close it. */
export function MessageBar({ message, leaves, paused, onDismiss }: Props) {
  const id = useId();
  const left = useRef(toastTime);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs on over new renders
  useEffect(() => {
    if (!leaves || paused) return;
    const began = performance.now();
    const timer = setTimeout(onDismiss, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [leaves, paused]);
  const { icon, text, action } = message;
  return (
    <div className={styles.bar} data-message={message.key}>
      <Icon name={icon} />
      <p id={id}>{text}</p>
      {action && (
        <button
          type="button"
          aria-describedby={id}
          onClick={() => {
            onDismiss();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={pageText("messages.close")}
        aria-describedby={id}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
