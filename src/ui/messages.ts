import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { MessageHost } from "./MessageHost";
import type { Message } from "./message";
import { addMessage as add, type MessageKind, removeMessage } from "./messageStore";

// The live region is in the static HTML (gatsby-ssr.tsx), so that assistive technology watches it before the first
// message. The host has a root of its own and survives page changes.
const region = document.getElementById("messages");
const root = region && createRoot(region);
if (root) flushSync(() => root.render(createElement(MessageHost)));

/** Synchronous, because callers then delete what the message is about. */
export const addMessage = (kind: MessageKind, message: Message) =>
  flushSync(() => add(kind, message));

export { removeMessage };
