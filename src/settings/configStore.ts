import { withPrefix } from "gatsby";
import { useEffect, useSyncExternalStore } from "react";
import builtConfig from "../../static/config.json";
import type { Config } from "./config";
import { fetchConfig } from "./fetchConfig";
import { readConfig, tellsWhereLeadsGo } from "./readConfig";

/** What the build knew: the first paint uses it, and it stays when config.json cannot be read. */
const fallback = readConfig(builtConfig);
let current: Config = fallback;
let written: unknown;
let reading: Promise<Config> | undefined;
const listeners = new Set<() => void>();

/**
 * The host's own config.json, read once per page life. Rejects when it cannot be read or is not
 * JSON; the next call then tries again. Only a lead waits for this: pages go on with the defaults.
 */
export function loadConfig(timeoutMs = 5000): Promise<Config> {
  reading ??= readFromHost(timeoutMs).catch(error => {
    reading = undefined;
    throw error;
  });
  return reading;
}

async function readFromHost(timeoutMs: number): Promise<Config> {
  const raw = await fetchConfig(withPrefix("/config.json"), timeoutMs);
  written = raw;
  current = readConfig(raw);
  for (const listener of listeners) listener();
  if (!tellsWhereLeadsGo(raw)) throw new Error("config.json: section lead is broken");
  return current;
}

/** The host's config.json as it stands, after loadConfig; for what few pages need of it. */
export const writtenConfig = () => written;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The configuration for showing things; starts with the build's and follows the host's. */
export function useConfig(): Config {
  useEffect(() => {
    loadConfig().catch(() => {});
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => fallback,
  );
}
