import { withPrefix } from "gatsby";
import { useEffect } from "react";
import { createStore, useStore } from "../store/createStore";
import type { Config } from "./config";
import { fetchConfig } from "./fetchConfig";
import { isSound, readConfig } from "./readConfig";

const timeoutMs = 5000;

interface Known {
  config: Config;
  /** The host's config.json, unparsed by us; undefined until it was read. */
  written?: unknown;
}

/** Build-time config, used until config.json is read, and when it cannot be. */
const known = createStore<Known>({
  config: readConfig(JSON.parse(process.env.GATSBY_CONFIG || "{}")),
});
const reading = createStore<Promise<Config> | undefined>(undefined);

/**
 * The host's config.json, read once per page. Rejects when it cannot be read or names no endpoint for leads; the
 * next call tries again. Only sending a lead waits for this: pages use the defaults meanwhile.
 */
export function loadConfig(): Promise<Config> {
  const begun = reading.get();
  if (begun) return begun;
  const read = readFromHost().catch(error => {
    reading.set(undefined);
    throw error;
  });
  reading.set(read);
  return read;
}

async function readFromHost(): Promise<Config> {
  const written = await fetchConfig(withPrefix("/config.json"), timeoutMs);
  const config = readConfig(written);
  known.set({ config, written });
  // Nothing may be sent to a guessed endpoint.
  if (!isSound(written, "lead")) throw new Error("config.json: section lead is broken");
  return config;
}

/** The host's config.json as written, once loadConfig has resolved; for the keys that few pages need. */
export const writtenConfig = () => known.get().written;

/** The config so far: the build's until the host's was read. */
export const knownConfig = () => known.get().config;

/** The config for rendering: the build's, then the host's. */
export function useConfig(): Config {
  useEffect(() => {
    loadConfig().catch(() => {});
  }, []);
  return useStore(known, ({ config }) => config);
}
