import { useEffect, useId, useRef } from "react";
import { Icon } from "../drawings/Icon";
import { pageText } from "../i18n/useText";
import * as styles from "./Messages.module.css";
import type { Message } from "./message";

/** How long a toast is shown (ms). */
export const toastTime = 6000;

interface Props {
  message: Message;
  /** Disappears by itself; `paused` stops its timer. */
  leaves: boolean;
  paused: boolean;
  onDismiss: () => void;
}

/** One message with its action and a close button. */
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
