import { type FormPart, type FormReader, formReader } from "./formReader";
import type { Readable } from "./judgeRequest";
import { keptPart, type Upload } from "./keptPart";
import type { Limits } from "./limits";
import { problem } from "./problem";
import type { Reply } from "./reply";
import type { BodyReader } from "./withBody";

/** A POST, independent of the web server. */
export interface PostedLead {
  key: string;
  /** "" without one. */
  proof: string;
  /** The lead's JSON. */
  text: string;
  /** The files, in order. */
  uploads: Upload[];
}

/** UTF-8 text, or null when the bytes are not. */
function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const ignored: FormPart = { take: () => undefined, end: () => undefined };

/** A body that is one part. */
const wholeBody = ({ take, end }: FormPart): FormReader => ({
  take,
  end: () => {
    end();
    return null;
  },
});

/**
 * Reads the lead and its files while they come in; makes the reply to a body without them. The lead may be a plain form
 * field or a part with a type and a file name; of several the first counts.
 */
export function readLead(
  { key, proof, form }: Readable,
  limits: Limits,
): BodyReader<PostedLead | Reply> {
  const uploads: Upload[] = [];
  const leads: Upload[] = [];
  const open = (name: string): FormPart => {
    if (name === "document") return keptPart(upload => uploads.push(upload));
    return name === "lead" ? keptPart(upload => leads.push(upload)) : ignored;
  };
  let reader: FormReader | null = form === null ? wholeBody(open("lead")) : formReader(form, open);
  return {
    take: chunk => reader?.take(chunk),
    // What is wrong is told at the end, whatever else comes: the sender hears one answer, once all is sent.
    end: () => {
      const fault = reader?.end();
      if (fault) return problem(fault);
      const sizes = uploads.map(({ content }) => content.byteLength);
      const lead = leads[0]?.content;
      if (
        sizes.length > limits.files ||
        sizes.some(size => size > limits.fileBytes) ||
        sizes.reduce((sum, size) => sum + size, 0) > limits.bundleBytes ||
        (lead && lead.byteLength > limits.leadBytes)
      ) {
        return problem("too_large");
      }
      const text = lead ? decodeText(lead) : null;
      return text === null ? problem("not_json") : { key, proof, text, uploads };
    },
    drop: () => {
      reader = null;
      uploads.length = 0;
      leads.length = 0;
    },
  };
}
