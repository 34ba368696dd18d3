import type { Build } from "./stores";

/**
 * Where each page got what it was loaded with, as long as this worker runs. What a page gets later has to
 * be of the same build; after a pause long enough for the browser to stop the worker, Gatsby's own look
 * at app-data.json tells.
 */
const fromStore = new Map<string, Build>();
const appData = new Map<string, Promise<Build | undefined>>();

export const loads = {
  /** This page was answered from the store. */
  began: (client: string, build: Build) => void fromStore.set(client, build),
  storedFor: (client: string): Build | undefined => fromStore.get(client),
  /** The app-data.json that this page gets is of this build. */
  told: (client: string, build: Promise<Build | undefined>) => void appData.set(client, build),
  buildOf: (client: string) => appData.get(client) ?? Promise.resolve(undefined),
};
