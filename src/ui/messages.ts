import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { MessageHost } from "./MessageHost";
import { addMessage, removeMessage } from "./messageStore";

// The live region is in the static HTML (gatsby-ssr.tsx), so that assistive technology watches it
// before the first message. The host has a root of its own: pages come and go beside it.
const region = document.getElementById("messages");
if (region) createRoot(region).render(createElement(MessageHost));

export { addMessage, removeMessage };
