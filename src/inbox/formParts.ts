/** One part of a form. File names are ignored: they are in the lead. */
export interface FormPart {
  name: string;
  content: Uint8Array;
}

/** Far more than an honest form needs. */
export const formLimits = { parts: 20, headBytes: 8 * 1024 };

const lineEnd = "\r\n";

/** The name in a part's head; clients write it as the first parameter. */
const nameIn = /^content-disposition:[ \t]*form-data;[ \t]*name="?([^";\r\n]*)"?/im;

/**
 * Parses a whole multipart/form-data body (RFC 7578) without copying, in one pass; returns a problem code
 * when it is malformed or has too many parts.
 * @param type the content type, which names the boundary
 */
export function formParts(body: Buffer, type: string): FormPart[] | "not_form" | "too_large" {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary) return "not_form";
  const between = Buffer.from(`${lineEnd}--${boundary}`, "latin1");
  const first = between.subarray(lineEnd.length);
  if (!body.subarray(0, first.length).equals(first)) return "not_form";
  const parts: FormPart[] = [];
  for (let at = first.length; ; ) {
    const next = body.toString("latin1", at, at + 2);
    if (next === "--") return parts;
    if (next !== lineEnd) return "not_form";
    if (parts.length === formLimits.parts) return "too_large";
    const head = body.subarray(at, at + formLimits.headBytes);
    const headEnd = head.indexOf(lineEnd + lineEnd);
    if (headEnd < 0) return "not_form";
    const [, name] = nameIn.exec(head.toString("utf8", 0, headEnd)) ?? [];
    const start = at + headEnd + 2 * lineEnd.length;
    const end = body.indexOf(between, start);
    if (name === undefined || end < 0) return "not_form";
    parts.push({ name, content: body.subarray(start, end) });
    at = end + between.length;
  }
}
