import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "../store/createStore";
import { MessageBar } from "./MessageBar";
import * as styles from "./Messages.module.css";
import { makeRoom } from "./makeRoom";
import { shownOf } from "./messageQueue";
import { type MessageKind, messageStore, removeMessage } from "./messageStore";
import { usePageHidden } from "./usePageHidden";

/** Toasts and snackbars in one stack, at most five of each. Escape dismisses the newest. */
export function MessageHost() {
  const queues = useStore(messageStore);
  const [touched, setTouched] = useState({ pointer: false, focus: false });
  const hidden = usePageHidden();
  const stack = useRef<HTMLDivElement>(null);
  const removed = useRef(false);
  const before = useRef<Element | null>(null);
  const paused = touched.pointer || touched.focus || hidden;
  const shown = (["snackbars", "toasts"] as const).flatMap(kind =>
    shownOf(queues[kind]).map(message => ({ kind, message })),
  );
  const newest = shown.at(-1);
  const none = !newest;

  const dismiss = (kind: MessageKind, key: string) => {
    removed.current = stack.current?.contains(document.activeElement) ?? false;
    removeMessage(kind, key);
  };
  // A removed element fires no blur. Focus must not fall to the top of the page: it goes to the next message, or
  // back to where it was.
  useLayoutEffect(() => {
    if (!removed.current || stack.current?.contains(document.activeElement)) return;
    removed.current = false;
    setTouched(now => ({ ...now, focus: false }));
    refocus(stack.current, before.current);
  });
  useLayoutEffect(() => {
    if (stack.current) makeRoom(stack.current);
  });
  useEffect(() => {
    if (!newest) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      const focused = stack.current?.contains(document.activeElement);
      const bar = focused ? document.activeElement?.closest("[data-message]") : null;
      const at = shown.find(({ message }) => message.key === bar?.getAttribute("data-message"));
      const { kind, message } = at ?? newest;
      dismiss(kind, message.key);
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  });
  // Without React, which would then work through every move between elements of the page (docs/decisions/0127).
  useEffect(() => {
    const gone = new AbortController();
    for (const [event, pointer] of [
      ["pointerenter", true],
      ["pointerleave", false],
    ] as const)
      stack.current?.addEventListener(event, () => setTouched(now => ({ ...now, pointer })), gone);
    return () => gone.abort();
  }, []);
  // A message that is removed under the pointer fires no leave event: the next one must not wait for it.
  useEffect(() => {
    if (none) setTouched({ pointer: false, focus: false });
  }, [none]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is reading
    <div
      ref={stack}
      className={styles.stack}
      onFocus={({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        setTouched(now => ({ ...now, focus: true }));
      }}
      onBlur={() => setTouched(now => ({ ...now, focus: false }))}
    >
      {shown.map(({ kind, message }) => (
        <MessageBar
          key={kind + message.key}
          message={message}
          leaves={kind === "toasts"}
          paused={paused}
          onDismiss={() => dismiss(kind, message.key)}
        />
      ))}
    </div>
  );
}

function refocus(stack: HTMLElement | null, before: Element | null): void {
  const next =
    stack?.querySelector<HTMLElement>("button") ??
    (before instanceof HTMLElement && before.isConnected ? before : null) ??
    document.querySelector<HTMLElement>("h1");
  next?.focus();
}
