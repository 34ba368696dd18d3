import type { Config } from "./config";
import { secureUrl } from "./secureUrl";

/** Section `flags` of config.json, whole. */
export interface FlagsConfig {
  apiHost: string;
  clientKey: string;
  /** The host decides, and does not tell its rules. */
  remoteEval: boolean;
  streaming: boolean;
}

/** Section `telemetry`, whole. */
export interface TelemetryConfig {
  serverUrl: string;
  serviceName: string;
  /** Share of pages and requests that are measured in detail, 0 to 1. */
  sampleRate: number;
  /** At least 1. */
  sessionMinutes: number;
  /** Origins whose requests get trace headers. */
  traceOrigins: readonly string[];
}

type Section = Record<string, unknown>;

const within = (value: unknown, least: number, most: number, fallback: number) =>
  typeof value === "number" && value >= least && value <= most ? value : fallback;

/**
 * Flags and telemetry of a host's config.json: what readConfig found of it (sound addresses), and the
 * rest as written. Apart from it, so that the first load does not carry it. Nonsense gives the default.
 */
export function servicesConfig({ flags, telemetry }: Config, written: unknown) {
  const { environment } = (written ?? {}) as Section;
  return {
    environment: typeof environment === "string" && environment ? environment : "local",
    flags: flagsOf(flags as unknown as Section),
    telemetry: telemetryOf(telemetry as unknown as Section),
  };
}

function flagsOf({ apiHost, clientKey, remoteEval, streaming }: Section): FlagsConfig | undefined {
  if (!apiHost || !clientKey) return undefined;
  return {
    apiHost: apiHost as string,
    clientKey: clientKey as string,
    remoteEval: remoteEval === true,
    streaming: streaming !== false,
  };
}

function telemetryOf(section: Section): TelemetryConfig | undefined {
  const { serverUrl, serviceName, sampleRate, sessionMinutes, traceOrigins } = section;
  if (!serverUrl) return undefined;
  return {
    serverUrl: serverUrl as string,
    // The agent takes no other name.
    serviceName: /^[\w -]+$/.test(String(serviceName ?? ""))
      ? String(serviceName)
      : "familiale-verzekering",
    sampleRate: within(sampleRate, 0, 1, 1),
    sessionMinutes: within(sessionMinutes, 1, 1440, 30),
    traceOrigins: Array.isArray(traceOrigins) ? traceOrigins.filter(isAddress) : [],
  };
}

const isAddress = (value: unknown): value is string =>
  typeof value === "string" && secureUrl(value);
