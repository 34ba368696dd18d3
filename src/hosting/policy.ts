import type { Config } from "../settings/config";

/** What is in the HTML itself: sources such as `'sha256-…'` of inline scripts and of inline styles. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface PolicyFacts {
  inline: InlineHashes;
  config: Config;
  /** Third-party scripts that the build was made for: a wider policy (docs/hosting.md). */
  scripts?: readonly string[];
  /** Further origins for requests, besides those of config.json (`connectOrigins`). */
  connect?: readonly string[];
  /** Whether visitors come by https only. */
  https?: boolean;
  /** A preview: its page of all screens shows pages in frames. */
  preview?: boolean;
}

type Directives = Readonly<Record<string, readonly string[]>>;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");

/** Content-Security-Policy of a page. */
export function pagePolicy(facts: PolicyFacts): string {
  const { inline, scripts = [], preview } = facts;
  const wide = scripts.length > 0;
  // Partytown works in a frame.
  const frames = wide || preview;
  return written({
    "default-src": ["'none'"],
    // Partytown evaluates scripts in its sandbox, and starts that from inline code.
    "script-src": ["'self'", ...(wide ? ["'unsafe-inline'", "'unsafe-eval'"] : inline.scripts)],
    "style-src": ["'self'", ...inline.styles],
    // Partytown hides its frame by a style in an attribute.
    ...(wide && { "style-src-attr": ["'unsafe-inline'"] }),
    // Styles draw small signs themselves.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...connections(facts)],
    "worker-src": ["'self'", ...(wide ? ["blob:"] : [])],
    ...(frames && { "frame-src": ["'self'"] }),
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": [frames ? "'self'" : "'none'"],
    ...(wide ? {} : { "require-trusted-types-for": ["'script'"], "trusted-types": ["default"] }),
  });
}

/**
 * Policy of the worker. Without Trusted Types: `importScripts` takes an address, and a worker has no inline script
 * that could name a policy for it. What it fetches are requests of pages, which their own policy has let pass.
 */
export const workerPolicy = (facts: PolicyFacts): string =>
  written({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "connect-src": ["'self'", ...connections(facts)],
  });

/** Policy of an SVG file opened on its own: a drawing, and nothing that acts. */
export const drawingPolicy = written({
  "default-src": ["'none'"],
  "style-src": ["'unsafe-inline'"],
  sandbox: [],
});

/** The origins that config.json names for requests; paths are on the site's own. */
function connections({ config, connect = [] }: PolicyFacts): string[] {
  const { lead, translations, flags, telemetry } = config;
  const addresses = [lead.endpoint, translations.loadPath, flags.apiHost, telemetry.serverUrl];
  const origins = addresses.flatMap(address =>
    address && /^https?:\/\//i.test(address) ? [new URL(address).origin] : [],
  );
  return [...new Set([...origins, ...connect])].sort();
}
