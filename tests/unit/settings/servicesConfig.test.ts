import { describe, expect, it } from "vitest";
import { readConfig } from "../../../src/settings/readConfig";
import { servicesConfig } from "../../../src/settings/servicesConfig";

const read = (written: unknown) => servicesConfig(readConfig(written), written);
const flags = { apiHost: "https://flags.example", clientKey: "sdk-1" };
const telemetry = { serverUrl: "https://apm.example" };

describe("servicesConfig", () => {
  it.each<[unknown]>([
    [undefined],
    [null],
    [7],
    [{}],
    [{ flags: {}, telemetry: {} }],
    [{ flags: { apiHost: "http://flags.example", clientKey: "sdk-1" } }],
    [{ flags: { apiHost: flags.apiHost } }],
    [{ flags: { ...flags, clientKey: " " } }],
    [{ telemetry: { serverUrl: "javascript:alert(1)" } }],
  ])("has no service for %j", written => {
    expect(read(written)).toEqual({ environment: "local", flags: undefined, telemetry: undefined });
  });

  it("fills in the rest", () => {
    expect(read({ flags, telemetry })).toEqual({
      environment: "local",
      flags: { ...flags, remoteEval: false, streaming: true },
      telemetry: {
        ...telemetry,
        serviceName: "familiale-verzekering",
        sampleRate: 1,
        sessionMinutes: 30,
        traceOrigins: [],
      },
    });
  });

  it("takes what a host wrote", () => {
    const written = {
      environment: "acceptance",
      flags: { ...flags, remoteEval: true, streaming: false },
      telemetry: {
        ...telemetry,
        serviceName: "fam verz",
        sampleRate: 0,
        sessionMinutes: 1,
        traceOrigins: ["https://leads.example"],
      },
    };
    expect(read(written)).toEqual(written);
  });

  it("gives the defaults for nonsense", () => {
    const nonsense = {
      serviceName: "x/y",
      sampleRate: 2,
      sessionMinutes: 0,
      traceOrigins: ["ftp://a", 3],
    };
    expect(read({ telemetry: { ...telemetry, ...nonsense } }).telemetry).toEqual({
      ...telemetry,
      serviceName: "familiale-verzekering",
      sampleRate: 1,
      sessionMinutes: 30,
      traceOrigins: [],
    });
  });
});
