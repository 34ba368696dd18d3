import { headersOf } from "../headersOf";
import { manifest } from "../manifest";
import type { HostFacts, HostFiles } from "./hostFacts";
import { kinds, refused } from "./kinds";

const { base, errors, types } = manifest;
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const block = (head: string, body: readonly string[]) =>
  `${head} {\n${body.map(line => line.replace(/^/gm, "\t")).join("\n")}\n}`;

/** A file for Caddy 2.6 or newer: a snippet, and a site that imports it. */
export function caddy(facts: HostFacts): HostFiles {
  return {
    "caddy/familiale-verzekering.caddy": `# Written by "npm run hosting". In a Caddyfile: import familiale-verzekering.caddy, and in a site: import familiale-verzekering.
# The folder of its "root" holds the site as "${base.slice(1)}/".
${block("(familiale-verzekering)", [inbox(facts), ...proxy(facts.scripts ?? []), folder, files(facts), faults(facts)])}
`,
    "caddy/Caddyfile.example": `import familiale-verzekering.caddy
www.voorbeeld.example {
	root * /srv/www
	import familiale-verzekering
	file_server
}
`,
  };
}

/** Exact path, POST only, a limit, and the visitor's address: Caddy replaces X-Forwarded-For of strangers itself. */
function inbox({ inbox, upstream }: HostFacts): string {
  if (!inbox) return "";
  const [method = ""] = inbox.methods;
  return block(`handle ${inbox.path}`, [
    block("@other", [`not method ${method}`]),
    block("handle @other", [`header Allow ${method}`, "respond 405"]),
    block("handle", [
      block("request_body", [`max_size ${inbox.bytes}`]),
      block(`reverse_proxy ${upstream}`, ["buffer_requests", "header_up -Forwarded"]),
    ]),
  ]);
}

const proxy = (scripts: readonly string[]): string[] =>
  scripts.map((script, at) => {
    const { origin, pathname, search, host } = new URL(script);
    return [
      block(`@script${at}`, [
        `path ${manifest.proxy}`,
        `expression {query} == ${quoted(`url=${encodeURIComponent(script)}`)}`,
      ]),
      block(`handle @script${at}`, [
        `rewrite * ${pathname}${search || "?"}`,
        block(`reverse_proxy ${origin}`, [
          `header_up Host ${host}`,
          "header_up -Cookie",
          "header_up -Authorization",
          "header_up -Referer",
          "header_down -Set-Cookie",
        ]),
      ]),
    ].join("\n");
  });

/** Addresses without their slash, where a page is there. */
const folder = [
  block("map {query} {familiale_query}", [`~^(.+)$ "?\${1}"`, 'default ""']),
  `redir ${base} ${base}/{familiale_query} 301`,
  block("@folder", [
    `path ${base}/*`,
    "not path */",
    block("file", ["try_files {path}/index.html"]),
    `not path_regexp ${quoted(refused)}`,
    "not file {path}",
  ]),
  "redir @folder {path}/{familiale_query} 301",
].join("\n");

function headers(facts: HostFacts): string[] {
  return [...kinds].reverse().flatMap(([file, pattern], at) => {
    const own = Object.entries(headersOf(file, facts)).filter(
      ([name]) => name !== "Content-Type" && name !== "Vary",
    );
    // Those of the last kind, which fits all, are part of every other: nothing has to be taken away.
    const set = own.map(([name, value]) => `${name} ${quoted(value)}`);
    if (pattern === "") return [block("header", set)];
    return [
      block(`@kind${at}`, [`path_regexp ${quoted(pattern)}`]),
      block(`header @kind${at}`, set),
    ];
  });
}

const typed = Object.entries(types).flatMap(([ending, type]) => [
  block(`@${ending}`, [`path *.${ending}`]),
  `header @${ending} Content-Type ${quoted(type)}`,
]);

const compressible = [
  block("@compressible", [`path ${manifest.compressed.map(ending => `*.${ending}`).join(" ")}`]),
  // Not beside what the server adds where it has a compressed copy.
  block("header @compressible", ["Vary Accept-Encoding", "defer"]),
];

const served = (facts: HostFacts) => [...headers(facts), ...typed, ...compressible];

const files = (facts: HostFacts): string =>
  block(`handle ${base}/*`, [
    block("route", [
      block("@refused", [`path_regexp ${quoted(refused)}`]),
      "error @refused 404",
      block("@page", ["path */"]),
      "rewrite @page {path}index.html",
      ...served(facts),
      block("file_server", ["precompressed br gzip", "disable_canonical_uris"]),
    ]),
  ]);

function faults(facts: HostFacts): string {
  const page = (condition: string, status: keyof typeof errors, name: string) => [
    block(`@${name}`, [`path ${base}/*`, `expression ${condition}`]),
    block(`handle @${name}`, [
      block("route", [
        `rewrite * ${base}/${errors[status]}`,
        ...served(facts),
        block("file_server", [
          `status ${status === 404 ? "404" : "{http.error.status_code}"}`,
          "disable_canonical_uris",
        ]),
      ]),
    ]),
  ];
  return block("handle_errors", [
    ...page("{http.error.status_code} in [403, 404]", 404, "missing"),
    ...page("{http.error.status_code} >= 500", 500, "failed"),
  ]);
}
