/** Where the bytes of one part go. */
export interface FormPart {
  take: (piece: Uint8Array) => void;
  /** All of it came. */
  end: () => void;
}

/** Reads a form while it comes in. */
export interface FormReader {
  take: (chunk: Buffer) => void;
  /** The body ended: what is wrong with the form, null for nothing. */
  end: () => "not_form" | "too_large" | null;
}

/** Far more than an honest form needs. */
export const formLimits = { parts: 20, headBytes: 8 * 1024 };

const lineEnd = "\r\n";
const headEnd = lineEnd + lineEnd;

/** The name in a part's head; clients write it as the first parameter. */
const nameIn = /^content-disposition:[ \t]*form-data;[ \t]*name="?([^";\r\n]*)"?/im;

/** How many bytes at the end may be the beginning of `mark`. */
function begunAtEnd(bytes: Buffer, mark: Buffer): number {
  for (let count = Math.min(bytes.length, mark.length - 1); count > 0; count--)
    if (bytes.compare(mark, 0, count, bytes.length - count) === 0) return count;
  return 0;
}

type Verdict = "whole" | "not_form" | "too_large";

/** Resumed with each chunk; looks at each byte once. */
function* readForm(
  boundary: string,
  open: (name: string) => FormPart,
): Generator<undefined, Verdict, Buffer> {
  const between = Buffer.from(`${lineEnd}--${boundary}`, "latin1");
  const first = between.subarray(lineEnd.length);
  // Not read yet. Little is left of a chunk: a head, or what may be the beginning of `between`.
  let bytes: Buffer = Buffer.alloc(0);
  function* more(): Generator<undefined, void, Buffer> {
    const chunk = yield;
    bytes = bytes.length > 0 ? Buffer.concat([bytes, chunk]) : chunk;
  }
  const cut = (count: number) => {
    const taken = bytes.subarray(0, count);
    bytes = bytes.subarray(count);
    return taken;
  };

  while (bytes.length < first.length) yield* more();
  if (!cut(first.length).equals(first)) return "not_form";
  for (let parts = 0; ; parts++) {
    while (bytes.length < lineEnd.length) yield* more();
    const next = bytes.toString("latin1", 0, lineEnd.length);
    if (next === "--") return "whole";
    if (next !== lineEnd) return "not_form";
    if (parts === formLimits.parts) return "too_large";
    let end = -1;
    // That line end is part of the head, which may be without lines.
    for (;;) {
      end = bytes.subarray(0, formLimits.headBytes).indexOf(headEnd);
      if (end >= 0) break;
      if (bytes.length >= formLimits.headBytes) return "not_form";
      yield* more();
    }
    const [, name] = nameIn.exec(cut(end).toString("utf8")) ?? [];
    if (name === undefined) return "not_form";
    cut(headEnd.length);
    const part = open(name);
    for (;;) {
      end = bytes.indexOf(between);
      if (end >= 0) break;
      part.take(cut(bytes.length - begunAtEnd(bytes, between)));
      yield* more();
    }
    part.take(cut(end));
    part.end();
    cut(between.length);
  }
}

/**
 * Reads multipart/form-data (RFC 7578) from chunks, and hands on the bytes of its parts as they come, without copying.
 * File names are ignored: they are in the lead.
 * @param type the content type, which names the boundary
 * @param open where a part of this name goes
 */
export function formReader(type: string, open: (name: string) => FormPart): FormReader {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary) return { take: () => undefined, end: () => "not_form" };
  const reading = readForm(boundary, open);
  let verdict: Verdict = "not_form";
  reading.next();
  return {
    take: chunk => {
      const { done, value } = reading.next(chunk);
      if (done && value) verdict = value;
    },
    end: () => (verdict === "whole" ? null : verdict),
  };
}
