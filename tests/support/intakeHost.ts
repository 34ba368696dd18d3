import { intakeProblems } from "./intakeShapes";
import { type Script, scriptedHost } from "./scriptedHost";

export interface Line {
  kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the agent sends; its shape was checked
  event: any;
}

/** A stand-in for the intake of Elastic APM (v2): checks each line, and takes it as the real one does. */
export async function intakeHost() {
  const intake = {
    origin: "",
    /** Instead of taking it. */
    script: undefined as Script | undefined,
    /** Every request that came, taken or not. */
    bodies: [] as string[],
    /** What was taken. */
    taken: [] as Line[],
    problems: [] as string[],
    close: async () => {},
    /** Names of the transactions of one type that were taken. */
    names: (type: string) =>
      intake.taken.filter(({ event }) => event.type === type).map(({ event }) => event.name),
  };
  const host = await scriptedHost(({ url, method, body, headers }) => {
    intake.bodies.push(body);
    if (url !== "/intake/v2/rum/events" || method !== "POST")
      intake.problems.push(`${method} ${url}`);
    if (headers["content-type"] !== "application/x-ndjson")
      intake.problems.push(`type ${headers["content-type"]}`);
    if (body.length > 100_000 || Buffer.byteLength(body) > 100_000)
      intake.problems.push(`${Buffer.byteLength(body)} bytes in one request`);
    intake.problems.push(...intakeProblems(body));
    if (intake.script) return intake.script;
    for (const line of body.split("\n").filter(Boolean).slice(1)) {
      const [kind = "", event] = Object.entries(JSON.parse(line))[0] ?? [];
      intake.taken.push({ kind, event });
    }
    return { status: 202 };
  });
  intake.origin = host.origin;
  intake.close = host.close;
  return intake;
}
