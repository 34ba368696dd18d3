import type { Config } from "../settings/config";
import { megabyte } from "../settings/megabyte";
import { manifest } from "./manifest";

/** The inbox as a host passes requests on to it. */
export interface InboxRule {
  /** The exact path on the site's origin. */
  path: string;
  methods: readonly string[];
  /** Largest request body. */
  bytes: number;
}

/** Null when config.json sends leads to another origin: then this host has nothing to pass on. */
export function inboxRule({ lead }: Pick<Config, "lead">): InboxRule | null {
  // As pages tell an address from a path.
  if (/^[a-z][a-z\d+.-]*:/i.test(lead.endpoint)) return null;
  const { methods, overheadBytes } = manifest.inbox;
  // As pages read it: below the base path, with or without a slash before it.
  const path = `${manifest.base}/${lead.endpoint.replace(/^\/+/, "")}`;
  return { path, methods, bytes: lead.maxBundleMB * megabyte + overheadBytes };
}

/** Throws an Error when the path could not stand in a host's file as it is. */
export function checkInbox(inbox: InboxRule | null): void {
  if (inbox && !/^[\w./~-]+$/.test(inbox.path))
    throw new Error(
      `lead.endpoint makes the path ${JSON.stringify(inbox.path)}. It may hold letters, digits, "/", ".", "-", "_" and "~".`,
    );
}
