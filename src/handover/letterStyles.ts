import type { CSSProperties } from "react";
import { letterColours as colour } from "../brand/letterColours";

const font = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** On each element: many mail programs drop a style sheet. */
export const letterStyles = {
  page: { margin: 0, padding: 0, backgroundColor: colour.mist, color: colour.ink },
  // What is shown in the list of mails, and not in the letter.
  preview: { display: "none", maxHeight: 0, overflow: "hidden" },
  around: { padding: "24px 12px", backgroundColor: colour.mist, fontFamily: font },
  sheet: {
    width: "100%",
    maxWidth: "640px",
    margin: "0 auto",
    backgroundColor: colour.white,
    borderTop: `6px solid ${colour.lamp}`,
    borderRadius: "12px",
    textAlign: "left",
    fontSize: "17px",
    lineHeight: "26px",
    color: colour.ink,
  },
  inside: { padding: "28px 32px 32px" },
  brand: { margin: "0 0 20px", fontSize: "15px", fontWeight: 700, color: colour.petrol },
  title: { margin: "0 0 16px", fontSize: "27px", lineHeight: "34px", fontWeight: 700 },
  paragraph: { margin: "0 0 14px" },
  warning: {
    margin: "0 0 20px",
    padding: "12px 16px",
    backgroundColor: colour["lamp-pale"],
    border: `1px solid ${colour.lamp}`,
    borderRadius: "6px",
    fontWeight: 700,
    color: colour.ink,
  },
  key: {
    margin: "20px 0 8px",
    padding: "16px 20px",
    backgroundColor: colour.mist,
    borderLeft: `4px solid ${colour.petrol}`,
    borderRadius: "6px",
  },
  keyTerm: { margin: 0, fontSize: "15px", lineHeight: "22px", color: colour["ink-soft"] },
  keyValue: { margin: 0, fontSize: "21px", lineHeight: "30px", fontWeight: 700 },
  heading: { margin: "30px 0 6px", fontSize: "19px", lineHeight: "26px", fontWeight: 700 },
  lead: { margin: "0 0 4px", fontWeight: 700 },
  table: { width: "100%", borderCollapse: "collapse" },
  term: {
    width: "38%",
    padding: "9px 12px 9px 0",
    borderBottom: `1px solid ${colour.line}`,
    fontSize: "15px",
    lineHeight: "24px",
    fontWeight: 400,
    textAlign: "left",
    verticalAlign: "top",
    color: colour["ink-soft"],
  },
  value: {
    padding: "9px 0",
    borderBottom: `1px solid ${colour.line}`,
    lineHeight: "24px",
    verticalAlign: "top",
    whiteSpace: "pre-line",
    overflowWrap: "anywhere",
  },
  link: { color: colour.petrol, textDecoration: "underline" },
  list: { margin: "8px 0 14px", padding: "0 0 0 24px" },
  item: { margin: "0 0 6px" },
  closing: { marginTop: "32px", paddingTop: "20px", borderTop: `1px solid ${colour.line}` },
  small: {
    margin: "0 0 10px",
    fontSize: "15px",
    lineHeight: "22px",
    color: colour["ink-soft"],
    overflowWrap: "anywhere",
  },
} satisfies Record<string, CSSProperties>;
