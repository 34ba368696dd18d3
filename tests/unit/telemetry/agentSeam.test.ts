// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { apm } from "@elastic/apm-rum";
import { describe, expect, it } from "vitest";
import { agentSeam } from "../../../src/telemetry/agentSeam";
import { intakeProblems } from "../../support/intakeShapes";

const manifest = (file: string) => JSON.parse(readFileSync(file, "utf8"));

// What src/telemetry holds on to in the agent is private. An upgrade that changes it has to fail here.
describe("the agent's seam", () => {
  it("is that of the pinned version", () => {
    expect(manifest("package.json").dependencies["@elastic/apm-rum"]).toBe("5.17.5");
    expect(manifest("node_modules/@elastic/apm-rum/package.json").version).toBe("5.17.5");
    expect(manifest("node_modules/@elastic/apm-rum-core/package.json").version).toBe("5.25.3");
  });

  it("gives each event to _postJson at once and by itself, after the filters", async () => {
    const { server, monitoring } = agentSeam(apm);
    const posted: string[] = [];
    server._postJson = async (_, payload) => posted.push(payload);
    apm.addFilter(payload => ({
      ...payload,
      errors: payload.errors.map(e => ({ ...e, seen: 1 })),
    }));
    apm.init({
      serviceName: "proef",
      serverUrl: "https://apm.example",
      queueLimit: 1,
      flushInterval: 0,
      eventsLimit: 10_000,
      reportTransactionsWithoutSpans: true,
      disableInstrumentations: ["page-load", "eventtarget", "click", "history"],
    } as object);

    for (let i = 0; i < 200; i += 1) apm.captureError(new Error(`nr ${i}`));
    expect(posted).toHaveLength(200);
    expect(posted[0]?.split("\n")[1]).toContain('"seen":1');
    expect(posted[199]).toContain("nr 199");
    expect(intakeProblems(posted[0]?.replace(',"seen":1', "") ?? "")).toEqual([]);

    server.addTransaction({ id: "a", name: "step_seen welcome", type: "flow" });
    expect(posted[200]?.split("\n")[1]).toContain("step_seen welcome");

    apm.startTransaction("familySituation", "route-change", { startTime: 1 } as object)?.end();
    await new Promise(resolve => setTimeout(resolve));
    expect(posted[201]?.split("\n")[1]).toContain('"name":"familySituation","type":"route-change"');
    expect(monitoring.injectDtHeader).toHaveLength(2);
  });

  it("says so when it is gone", () => {
    const changed = { serviceFactory: { getService: () => ({}) } };
    expect(() => agentSeam(changed as unknown as typeof apm)).toThrow(/agent changed/);
  });
});
