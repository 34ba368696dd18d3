import { formLimits } from "../../../src/inbox/formReader";

export interface WholePart {
  name: string;
  content: Uint8Array;
}

const lineEnd = "\r\n";

const nameIn = /^content-disposition:[ \t]*form-data;[ \t]*name="?([^";\r\n]*)"?/im;

/** What a form is when its body is whole, as the inbox once read it: what is read from chunks must be the same. */
export function wholeForm(body: Buffer, type: string): WholePart[] | "not_form" | "too_large" {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary) return "not_form";
  const between = Buffer.from(`${lineEnd}--${boundary}`, "latin1");
  const first = between.subarray(lineEnd.length);
  if (!body.subarray(0, first.length).equals(first)) return "not_form";
  const parts: WholePart[] = [];
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
