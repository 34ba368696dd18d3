import Ajv from "ajv";

const text = { type: ["string", "null"], maxLength: 1024 };
const named = { type: "string", maxLength: 1024 };
const number = { type: ["number", "null"] };
const positive = { type: "number", minimum: 0 };
const numbers = { type: ["object", "null"], additionalProperties: number };
const labels = {
  type: ["object", "null"],
  additionalProperties: { type: ["string", "boolean", "number", "null"], maxLength: 1024 },
};
const outcome = { enum: ["success", "failure", "unknown", null] };
const object = (properties: object, required: string[] = [], closed = true) => ({
  type: ["object", "null"],
  properties,
  required,
  additionalProperties: !closed,
});
const always = (shape: object) => ({ ...shape, type: "object" });

const response = object({
  transfer_size: number,
  encoded_body_size: number,
  decoded_body_size: number,
  headers: { type: ["object", "null"] },
});
const context = object({
  page: object({ url: { type: "string" }, referer: { type: "string" } }),
  tags: labels,
  custom: { type: ["object", "null"] },
  response,
  http: object({
    method: text,
    url: { type: "string" },
    status_code: { type: ["integer", "null"] },
    response,
  }),
  destination: object({
    address: text,
    port: { type: ["integer", "null"] },
    service: object({ resource: named, name: text, type: text }, ["resource"]),
  }),
});
const common = {
  id: named,
  trace_id: named,
  name: text,
  type: named,
  duration: positive,
  outcome,
  sample_rate: number,
  timestamp: { type: "integer" },
  context,
};
const frame = object(
  {
    filename: { type: "string" },
    abs_path: { type: "string" },
    function: { type: "string" },
    lineno: { type: "integer" },
    colno: { type: "integer" },
  },
  ["filename"],
);

/** Each kind of line of the intake, version 2, as Elastic documents it, as far as an agent in a page uses it. */
const shapes = {
  metadata: always(
    object(
      {
        service: always(
          object(
            {
              name: { type: "string", pattern: "^[a-zA-Z0-9 _-]+$", maxLength: 1024 },
              version: text,
              environment: text,
              language: object({ name: named }, ["name"]),
              agent: always(object({ name: named, version: named }, ["name", "version"])),
            },
            ["name", "agent"],
          ),
        ),
        labels,
      },
      ["service"],
    ),
  ),
  transaction: always(
    object(
      {
        ...common,
        parent_id: text,
        sampled: { type: ["boolean", "null"] },
        session: object({ id: named, sequence: { type: "integer", minimum: 1 } }, ["id"]),
        span_count: always(object({ started: { type: "integer", minimum: 0 } }, ["started"])),
        marks: { type: ["object", "null"], additionalProperties: numbers },
        experience: object({
          cls: number,
          fid: number,
          tbt: number,
          longtask: object(
            { count: { type: "integer", minimum: 0 }, sum: positive, max: positive },
            ["count", "sum", "max"],
          ),
        }),
      },
      ["id", "trace_id", "type", "duration", "span_count"],
    ),
  ),
  span: always(
    object(
      {
        ...common,
        transaction_id: text,
        parent_id: named,
        subtype: text,
        action: text,
        sync: { type: ["boolean", "null"] },
        start: { type: "number" },
      },
      ["id", "trace_id", "parent_id", "name", "type", "duration", "start"],
    ),
  ),
  error: always(
    object(
      {
        id: named,
        trace_id: named,
        transaction_id: named,
        parent_id: named,
        timestamp: { type: "integer" },
        transaction: object({ type: text, sampled: { type: ["boolean", "null"] } }),
        culprit: text,
        context,
        exception: always(
          object(
            {
              message: { type: "string" },
              type: text,
              stacktrace: { type: "array", items: frame },
            },
            ["message"],
          ),
        ),
      },
      ["id", "exception"],
    ),
  ),
  metricset: always(
    object(
      {
        samples: {
          type: "object",
          additionalProperties: object({ value: { type: "number" } }, ["value"], false),
        },
        tags: labels,
        transaction: object({ name: text, type: text }),
        span: object({ type: text, subtype: text }),
        timestamp: { type: "integer" },
      },
      ["samples"],
    ),
  ),
};

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
const checks = new Map(Object.entries(shapes).map(([kind, shape]) => [kind, ajv.compile(shape)]));

/** What is wrong with a request to the intake; empty when it may be taken. */
export function intakeProblems(body: string): string[] {
  return body
    .split("\n")
    .filter(Boolean)
    .flatMap((line, index) => {
      const where = `line ${index + 1}`;
      let value: unknown;
      try {
        value = JSON.parse(line);
      } catch {
        return [`${where} is no JSON`];
      }
      const [kind = "", ...more] = Object.keys(value as object);
      const check = checks.get(kind);
      if (!check || more.length > 0) return [`${where}: ${[kind, ...more].join(", ")} is no kind`];
      if ((index === 0) !== (kind === "metadata")) return [`${where}: ${kind} in the wrong place`];
      if (check((value as Record<string, unknown>)[kind])) return [];
      return (check.errors ?? []).map(
        ({ instancePath, message, params }) =>
          `${where}: ${kind}${instancePath} ${message} ${JSON.stringify(params)}`,
      );
    });
}
