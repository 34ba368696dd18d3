/** What a file is by its first bytes, whatever its name says. */
export type FileType = "application/pdf" | "image/jpeg" | "image/png" | "image/heic";

/** Bytes to read; a PDF may have other bytes before its signature. */
export const bytesToTell = 1024;

const heic = /^hei[cxms]|^hev[cxms]/;

/** The file type by its first bytes; undefined when it is not accepted. */
export function fileType(bytes: Uint8Array): FileType | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, bytesToTell));
  if (text.startsWith("\xFF\xD8\xFF")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1A\n")) return "image/png";
  if (isHeic(text)) return "image/heic";
  return text.includes("%PDF-") ? "application/pdf" : undefined;
}

/** An ISO box "ftyp" (ISO 14496-12): its length, its name, the main brand, a version, other brands. */
function isHeic(text: string): boolean {
  if (text.slice(4, 8) !== "ftyp") return false;
  const brand = text.slice(8, 12);
  if (heic.test(brand)) return true;
  if (brand !== "mif1" && brand !== "msf1") return false;
  const length = [...text.slice(0, 4)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);
  const others = text.slice(16, length).match(/[\s\S]{4}/g) ?? [];
  return others.some(other => heic.test(other));
}
