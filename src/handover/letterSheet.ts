import { letterColours as colour } from "../brand/letterColours";

const over = (name: string, declarations: Record<string, string>) =>
  `.${name}{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}!important`)
    .join(";")}}`;

const dark = [
  over("page", { "background-color": colour.dusk, color: colour.white }),
  over("sheet", { "background-color": colour["dusk-2"], color: colour.white }),
  over("brand", { color: colour["petrol-light"] }),
  over("key", { "background-color": colour.dusk, "border-color": colour.lamp }),
  over("soft", { color: colour["dusk-text"] }),
  over("line", { "border-color": colour["dusk-3"] }),
  over("link", { color: colour["petrol-light"] }),
];

const narrow = [
  over("around", { padding: "0" }),
  over("sheet", { "border-radius": "0" }),
  over("inside", { padding: "20px 16px 28px" }),
  over("cell", { display: "block", width: "auto" }),
  over("term", { "border-bottom": "0", padding: "9px 0 0" }),
  over("value", { padding: "0 0 9px" }),
];

/** What cannot stand on an element; programs that drop it still show a whole letter. */
export const letterSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  `@media (prefers-color-scheme:dark){${dark.join("")}}`,
  `@media (max-width:480px){${narrow.join("")}}`,
].join("");
