import { rules } from "../../../src/answers/rule";
import { type ProblemCode, problems } from "../../../src/inbox/problem";
import { leadJsonSchema } from "./leadJsonSchema";

/** Per status: what it means, what the flow does then, and whether the site's own inbox says it. */
const answers: Record<string, [meaning: string, flow: string, own?: false]> = {
  200: ["Stored before, under the same key.", "Thanks the visitor, shows the reference."],
  201: ["Stored safely.", "Thanks the visitor, shows the reference."],
  400: [
    "Not a lead, or a form that cannot be read.",
    "Technical difficulties; the answers are kept.",
  ],
  401: ["Wrongly deployed.", "Kept for 72 h, tried at later visits.", false],
  403: ["Wrongly deployed.", "Kept for 72 h, tried at later visits.", false],
  404: [
    "Wrongly deployed, or another spelling of the path.",
    "Kept for 72 h, tried at later visits.",
  ],
  405: ["Not a POST.", "Kept for 72 h, tried at later visits."],
  408: ["Took longer to send than `lead.timeoutMs`.", "Tries again with growing, random pauses."],
  409: [
    "Code `already_received`: this lead is known. Without it: still being handled.",
    "Thanks the visitor; or tries again.",
    false,
  ],
  410: ["Refused.", "Technical difficulties; the answers are kept.", false],
  411: ["A form without Content-Length.", "Technical difficulties; the answers are kept."],
  413: ["Too large.", "The answers are kept; the lead may be sent without its files."],
  415: ["Another content type.", "Technical difficulties; the answers are kept."],
  422: [
    "The content is refused; or the key stands for another lead; or no person sent it.",
    "Back to the field of the first error; or a new id, once; or technical difficulties.",
  ],
  425: ["Unknown.", "Tries again with growing, random pauses.", false],
  429: [
    "A proof of work of now is needed; or too many requests from one address.",
    "Sends again at once with a proof of the time `now`; or not before Retry-After.",
  ],
  500: ["Something failed.", "Tries again with growing, random pauses."],
  503: ["Busy.", "Not before Retry-After."],
  507: ["Disk full, or not writable: nothing of this lead is stored.", "Tries again, as for 500."],
};

const codesOf = (status: string) =>
  (Object.keys(problems) as ProblemCode[]).filter(code => String(problems[code][0]) === status);
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: "string" };
const retryAfter = {
  "Retry-After": {
    description: "Seconds; an HTTP date is fine too.",
    required: true,
    schema: text,
  },
};

function response([status, [meaning, flow, own]]: [string, (typeof answers)[string]]) {
  const codes = codesOf(status);
  const problem =
    codes.length === 0
      ? ref("Problem")
      : { allOf: [ref("Problem"), { properties: { code: { enum: codes } } }] };
  const content =
    Number(status) < 300
      ? { "application/json": { schema: ref("Accepted") } }
      : { "application/problem+json": { schema: problem } };
  const headers = ["429", "503"].includes(status) ? { headers: retryAfter } : {};
  const foreign = own === false ? { "x-own-inbox": false } : {};
  return [status, { description: meaning, "x-flow": flow, ...foreign, ...headers, content }];
}

const header = (name: string, required: boolean, description: string, pattern: string) => ({
  name,
  in: "header",
  required,
  description,
  schema: { type: "string", pattern },
});

/** docs/lead-api.openapi.json: made of the rules, the inbox's problems, and the words above. */
export function openApi() {
  const problem = {
    type: "object",
    description: "RFC 9457",
    required: ["title", "status"],
    properties: {
      type: text,
      title: text,
      status: { type: "integer" },
      code: text,
      now: { type: "string", format: "date-time", description: "With `proof_needed`: our time." },
      errors: { type: "array", items: ref("FieldError") },
    },
  };
  const fieldError = {
    type: "object",
    required: ["pointer", "code"],
    properties: {
      pointer: { type: "string", format: "json-pointer" },
      code: { enum: [...rules] },
    },
  };
  const form = {
    type: "object",
    required: ["lead"],
    properties: {
      lead: ref("Lead"),
      document: {
        type: "array",
        items: { type: "string", contentMediaType: "application/octet-stream" },
      },
    },
  };
  return {
    openapi: "3.1.0",
    info: {
      title: "Lead API",
      version: "1",
      description: "See lead-api.md. Made by `npm run schema`.",
    },
    servers: [{ url: "https://www.voorbeeld.example/familiale-verzekering/api" }],
    paths: {
      "/leads": {
        post: {
          operationId: "sendLead",
          security: [],
          summary: "Stores a lead once, however often it is sent.",
          parameters: [
            header("Idempotency-Key", true, "The lead's id, bare.", "^[0-9A-Fa-f-]{36}$"),
            header(
              "X-Lead-Proof",
              false,
              "With lead.proof only.",
              "^1-\\d+-[0-9a-f]{32}-[01]\\.[\\d-]+$",
            ),
          ],
          requestBody: {
            required: true,
            content: {
              "application/json": { schema: ref("Lead") },
              "multipart/form-data": {
                schema: form,
                encoding: { lead: { contentType: "application/json" } },
              },
            },
          },
          responses: Object.fromEntries(Object.entries(answers).map(response)),
        },
      },
    },
    components: {
      schemas: {
        Lead: leadJsonSchema(),
        Accepted: { type: "object", required: ["reference"], properties: { reference: text } },
        Problem: problem,
        FieldError: fieldError,
      },
    },
  };
}
