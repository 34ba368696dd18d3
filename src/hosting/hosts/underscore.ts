import { classOf } from "../classOf";
import { headersOf } from "../headersOf";
import { manifest } from "../manifest";
import { drawingPolicy, pagePolicy, workerPolicy } from "../policy";
import type { HostFacts, HostFiles } from "./hostFacts";

const { base, errors, cache } = manifest;
/** Folders in which every file is hashed. */
const hashedFolders = ["static", "brokers", "places"];

type Rules = [address: string, headers: Readonly<Record<string, string>>][];

/**
 * `_headers` and `_redirects` for Netlify and for Cloudflare Pages, for the root of what is published. Both join the
 * values of a header that several rules give, so a rule takes away what it replaces on Cloudflare (`!`), and no two
 * rules give the same header on Netlify.
 */
export function underscore(facts: HostFacts): HostFiles {
  return {
    "netlify/_headers": headersFile(netlify(facts)),
    "netlify/_redirects": netlifyRedirects(facts),
    "cloudflare-pages/_headers": headersFile(cloudflare(facts)),
    "cloudflare-pages/_redirects": cloudflareRedirects(facts),
  };
}

const headersFile = (rules: Rules) =>
  rules
    .map(([address, headers]) =>
      [
        address,
        ...Object.entries(headers).map(([name, value]) => `  ${name}${value && `: ${value}`}`),
      ].join("\n"),
    )
    .join("\n\n")
    .concat("\n");

/** Addresses of a page: of its folder and of its file. */
const addressesOf = (file: string) =>
  /(?:^|\/)index\.html$/.test(file)
    ? [`${base}/${file.slice(0, -"index.html".length)}`, `${base}/${file}`]
    : [`${base}/${file}`];

const common = (facts: HostFacts) => {
  const {
    "Content-Type": _type,
    "Cache-Control": _cache,
    Vary: _vary,
    ...others
  } = headersOf("config.json", facts);
  return others;
};

/** Scripts and styles beside the pages; those in folders have a rule for the folder. */
const hashedFiles = ({ files }: HostFacts) =>
  files.filter(file => classOf(file) === "hashed" && !file.includes("/"));

const immutable = { "Cache-Control": cache.immutable };

function netlify(facts: HostFacts): Rules {
  const page = headersOf("index.html", facts);
  const strict = {
    "Content-Security-Policy": pagePolicy(facts),
    "Permissions-Policy": page["Permissions-Policy"] ?? "",
  };
  const { files } = facts;
  return [
    [`${base}/*`, common(facts)],
    ...files
      .filter(f => f.endsWith(".html"))
      .flatMap(addressesOf)
      .map(address => [address, strict] as Rules[number]),
    ...files
      .filter(f => classOf(f) === "worker")
      .map(
        f => [`${base}/${f}`, { "Content-Security-Policy": workerPolicy(facts) }] as Rules[number],
      ),
    ...files
      .filter(f => f.endsWith(".svg"))
      .map(f => [`${base}/${f}`, { "Content-Security-Policy": drawingPolicy }] as Rules[number]),
    ...hashedFolders.map(folder => [`${base}/${folder}/*`, immutable] as Rules[number]),
    ...hashedFiles(facts).map(f => [`${base}/${f}`, immutable] as Rules[number]),
  ];
}

function cloudflare(facts: HostFacts): Rules {
  const page = headersOf("index.html", facts);
  const { "Content-Type": _type, "Cache-Control": _cache, Vary: _vary, ...all } = page;
  const other = (policy: string) => ({
    "! Content-Security-Policy": "",
    "Content-Security-Policy": policy,
  });
  return [
    [`${base}/*`, all],
    ...["sw.js", "outbox-sync.js", "workbox-*", "idb-keyval-*"].map(
      f => [`${base}/${f}`, other(workerPolicy(facts))] as Rules[number],
    ),
    [`${base}/*.svg`, other(drawingPolicy)],
    ...manifest.shared.map(
      f =>
        [
          `${base}/${f}`,
          { "! Cross-Origin-Resource-Policy": "", "Cross-Origin-Resource-Policy": "cross-origin" },
        ] as Rules[number],
    ),
    ...hashedFolders.map(folder => [`${base}/${folder}/*`, immutable] as Rules[number]),
    ...hashedFiles(facts).map(f => [`${base}/${f}`, immutable] as Rules[number]),
  ];
}

const notFound = (facts: HostFacts) => [
  ...facts.languages.map(each => `${base}/${each}/* ${base}/${each}/${errors[404]} 404`),
  `${base}/* ${base}/${errors[404]} 404`,
];

function netlifyRedirects(facts: HostFacts): string {
  const { inbox, upstream, scripts = [] } = facts;
  return [
    ...(inbox && upstream.startsWith("https:")
      ? [`${inbox.path} ${upstream}${inbox.path} 200!`]
      : []),
    ...scripts.map(script => `${manifest.proxy} url=${script} ${script} 200!`),
    ...notFound(facts),
  ]
    .join("\n")
    .concat("\n");
}

/** Statuses other than redirects come from the nearest `404.html`, which the build puts below the base path. */
function cloudflareRedirects({ files }: HostFacts): string {
  const folders = files.flatMap(file => /^(.*)\/index\.html$/.exec(file)?.[1] ?? []);
  return ["", ...folders.map(folder => `/${folder}`)]
    .map(folder => `${base}${folder} ${base}${folder}/ 301`)
    .join("\n")
    .concat("\n");
}
