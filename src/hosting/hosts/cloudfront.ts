import { cacheOf } from "../classOf";
import { manifest } from "../manifest";
import { typeOf } from "../typeOf";
import { cloudfrontFunctions } from "./cloudfrontFunctions";
import type { HostFacts, HostFiles } from "./hostFacts";

const { base, errors, headers, strictTransport } = manifest;

/**
 * S3 behind CloudFront: two functions, a policy for the headers that all responses share, what to answer where S3 has
 * nothing (it says 403), and the order of an upload, which gives each object its type and caching.
 */
export function cloudfront(facts: HostFacts): HostFiles {
  return {
    ...cloudfrontFunctions(facts),
    "cloudfront/response-headers-policy.json": json({
      Name: "familiale-verzekering",
      SecurityHeadersConfig: {
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { ReferrerPolicy: headers["Referrer-Policy"], Override: true },
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: Number(strictTransport.replace("max-age=", "")),
          IncludeSubdomains: false,
          Preload: false,
          Override: true,
        },
      },
    }),
    "cloudfront/custom-error-responses.json": json({
      Quantity: 2,
      Items: [403, 404].map(code => ({
        ErrorCode: code,
        ResponsePagePath: `${base}/${errors[404]}`,
        ResponseCode: "404",
        ErrorCachingMinTTL: 0,
      })),
    }),
    "cloudfront/upload.sh": upload(facts),
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** First what other files name, last what names them: at no moment a page asks for a file that is not there. */
const turns: readonly ((file: string) => boolean)[] = [
  file => cacheOf(file) === "immutable",
  file =>
    !/\.html$|^(?:sw\.js|(?:config|version|offline-files)\.json|page-data\/app-data\.json)$/.test(
      file,
    ),
  file => file.endsWith(".html"),
  file => !/^(?:sw\.js|version\.json)$/.test(file),
  () => true,
];

function upload({ files }: HostFacts): string {
  const left = new Set(files);
  const lines = turns.flatMap(fits => {
    const turn = [...left].filter(fits);
    for (const file of turn) left.delete(file);
    return turn.map(
      file =>
        `put ${quoted(file)} ${quoted(typeOf(file))} ${quoted(manifest.cache[cacheOf(file)])}`,
    );
  });
  return `#!/bin/sh
# Written by "npm run hosting". sh upload.sh FOLDER BUCKET, such as: sh upload.sh public s3://bucket
# Nothing is removed: open pages still ask for files of earlier builds. CloudFront compresses by itself.
set -eu
put() { aws s3 cp "$folder/$1" "$bucket${base}/$1" --content-type "$2" --cache-control "$3"; }
folder=$1
bucket=$2
${lines.join("\n")}
`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
