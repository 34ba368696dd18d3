import { consentKey, consentVersion, isOfThisYear, type Kept } from "../../consent/keptConsent";
import type { Decisions } from "../../flags/decisions";
import { variantsKey } from "../../flags/keptFlags";
import { marks } from "../../marks/marks";
import { stored } from "./stored";

/**
 * Makes this visit's experiment variants known before the first paint: here, and to flags/decisions as
 * `window.variants`. Reads nothing without a valid consent to experiments (consent/consent). A preview takes
 * them from `?variant=first-step:familySituation,policy-upload:false`. Sets the mark `variants`, by which
 * styles hide the HTML's default.
 */
export function showVariants(): Decisions {
  const consent = stored<Kept>(consentKey);
  const counts =
    consent?.version === consentVersion &&
    consent.choice?.experiments === true &&
    isOfThisYear(String(consent.at));
  const variants = (counts && stored<Decisions>(variantsKey)) || {};
  if (process.env.GATSBY_PREVIEW === "1") Object.assign(variants, triedVariants());
  marks().variants = Object.entries(variants)
    .map(([key, each]) => `${key}:${each?.value}`)
    .join(" ");
  window.variants = variants;
  return variants;
}

/** Variants in the URL. */
function triedVariants(): Decisions {
  const pairs = new URLSearchParams(location.search).getAll("variant").join().split(",");
  const tried = pairs.flatMap(pair => {
    const [key = "", text] = pair.split(":");
    const value = text === "true" || (text !== "false" && text);
    return text ? [[key, { value, kept: true }] as const] : [];
  });
  return Object.fromEntries(tried);
}
