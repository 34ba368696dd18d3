import { manifest } from "./manifest";

/** The Content-Type of a file; bytes to be saved when its ending is not in the manifest. */
export function typeOf(file: string): string {
  const ending = file.slice(file.lastIndexOf(".") + 1);
  return manifest.types[ending] ?? "application/octet-stream";
}
