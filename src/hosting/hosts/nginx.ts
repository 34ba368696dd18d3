import { headersOf } from "../headersOf";
import { manifest } from "../manifest";
import type { HostFacts, HostFiles } from "./hostFacts";
import { kinds, refused } from "./kinds";
import { nginxInbox } from "./nginxInbox";
import { nginxProxy } from "./nginxProxy";

const { base, errors, types } = manifest;
const variable = (header: string) => `$familiale_${header.toLowerCase().replaceAll("-", "_")}`;
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const lines = (indent: string, all: readonly string[]) => all.map(l => indent + l).join("\n");

/** Files for nginx 1.22 or newer: `http.conf` for its `http` block, `site.conf` for a `server` block, an example of one. */
export function nginx(facts: HostFacts): HostFiles {
  return {
    "nginx/http.conf": maps(facts),
    "nginx/site.conf": site(facts),
    "nginx/brotli.conf": "brotli_static on;\n",
    "nginx/server.conf.example": server,
  };
}

const kindsOf = (facts: HostFacts) =>
  kinds.map(([file, pattern]) => ({
    pattern,
    headers: headersOf(file, facts),
  }));

/** The headers of all files together, each with its value, or with null where that depends on the file. */
function headers(facts: HostFacts): [name: string, value: string | null][] {
  const all = kindsOf(facts);
  const names = new Set(all.flatMap(kind => Object.keys(kind.headers)));
  return [...names]
    .filter(name => name !== "Content-Type")
    .map(name => {
      const values = new Set(all.map(kind => kind.headers[name] ?? ""));
      const [only = ""] = values;
      return [name, values.size === 1 ? only : null];
    });
}

/** A variable per header: empty where a kind of files does not have it, and then nginx leaves it out. */
function maps(facts: HostFacts): string {
  const all = headers(facts).flatMap(([name, value]) => {
    if (value !== null || name === "Vary") return [];
    const rows = kindsOf(facts).map(kind => {
      const row = quoted(kind.headers[name] ?? "");
      return kind.pattern ? `${quoted(`~${kind.pattern}`)} ${row};` : `default ${row};`;
    });
    return [`map $uri ${variable(name)} {\n${lines("  ", rows)}\n}\n`];
  });
  const compressible = quoted(`~\\.(?:${manifest.compressed.join("|")})$`);
  return [
    ...all,
    `map $uri $familiale_vary {\n  ${compressible} "Accept-Encoding";\n  default "";\n}\n`,
    ...Object.entries(errors).map(([status, page]) => errorMap(status, page, facts)),
  ].join("\n");
}

function errorMap(status: string, page: string, { languages }: HostFacts): string {
  const own = languages.map(each => `"~^${base}/${each}/" "${base}/${each}/${page}";`);
  return `map $uri $familiale_${status} {\n${lines("  ", [...own, `default "${base}/${page}";`])}\n}\n`;
}

function site(facts: HostFacts): string {
  const common = [
    "index index.html;",
    "absolute_redirect off;",
    "gzip off;",
    "gzip_static on;",
    "# Without the module libnginx-mod-http-brotli-static: delete brotli.conf.",
    "include familiale-verzekering/brotli[.]conf;",
    "types {",
    ...Object.entries(types).map(([ending, type]) => `  ${quoted(type)} ${ending};`),
    "}",
    "default_type application/octet-stream;",
    ...headers(facts).map(
      ([name, value]) => `add_header ${name} ${value ? quoted(value) : variable(name)} always;`,
    ),
    "error_page 403 404 =404 $familiale_404;",
    "error_page 500 502 503 504 $familiale_500;",
  ];
  return `# Written by "npm run hosting". In a server block: include familiale-verzekering/site.conf;
# The folder of its "root" holds the site as "${base.slice(1)}/".
location = ${base} {
  absolute_redirect off;
  return 301 ${base}/$is_args$args;
}
location ^~ ${base}/ {
${lines("  ", common)}
  location ~ "${refused}" {
    return 404;
  }
  location ~ /$ {
    try_files \${uri}index.html =404;
  }
  location ${base}/ {
    try_files $uri @familiale_folder;
  }
}
location @familiale_folder {
${lines("  ", common)}
  # Only where the page is there: the address is the visitor's text.
  if (-f $document_root$uri/index.html) {
    return 301 $uri/$is_args$args;
  }
  return 404;
}
${nginxInbox(facts)}${nginxProxy(facts.scripts ?? [])}`;
}

const server = `# An example; names of certificate and host are yours.
include familiale-verzekering/http.conf;
server {
  listen 80;
  server_name www.voorbeeld.example;
  return 301 https://$host$request_uri;
}
server {
  listen 443 ssl http2;
  server_name www.voorbeeld.example;
  ssl_certificate /etc/ssl/certs/site.pem;
  ssl_certificate_key /etc/ssl/private/site.key;
  server_tokens off;
  root /srv/www;
  include familiale-verzekering/site.conf;
}
`;
