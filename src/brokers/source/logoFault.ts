import { logoType } from "./logoType";
import { svgFault } from "./svgFault";

/** Largest logo, in bytes. */
export const mostLogoBytes = 100_000;

/** Why a logo is rejected, as text after "logo "; null when it is fine. */
export function logoFault(body: Uint8Array): string | null {
  if (body.byteLength > mostLogoBytes) return `is over ${mostLogoBytes / 1000} kB; make it smaller`;
  const type = logoType(body);
  if (type === null) return "is no SVG, PNG, JPEG, WebP, GIF or AVIF; save it as one of them";
  if (type !== "svg") return null;
  const fault = svgFault(textOf(body));
  return fault && `holds ${fault}; save it as a plain SVG (UTF-8, drawing only)`;
}

/** Invalid UTF-8 becomes characters that no drawing needs. */
function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return "\0";
  }
}
