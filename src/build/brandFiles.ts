import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { brand } from "../brand/brand";
import { site } from "../settings/site";

/** Where files of src/brand/files stand in public/, if not in brand/. */
const places: Readonly<Record<string, string>> = {
  "favicon.svg": "favicon.svg",
  "social.png": "social.png",
};

/** What phones read when a page is put on the home screen. */
const webManifest = {
  name: brand.name,
  short_name: brand.wordMark[0],
  lang: site.language,
  start_url: `${site.basePath}/`,
  scope: `${site.basePath}/`,
  // The address stays visible: this is a form of a provider, not an app.
  display: "browser",
  theme_color: brand.themeColour,
  background_color: "#fff",
  icons: [
    { src: "../favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
  ],
};

/** The provider's files by their name in public/: those of src/brand/files, and the web manifest. */
export async function brandFiles(root: string): Promise<Map<string, string | Uint8Array>> {
  const folder = path.join(root, "src/brand/files");
  const files = (await readdir(folder)).map(
    async name =>
      [places[name] ?? `brand/${name}`, await readFile(path.join(folder, name))] as const,
  );
  return new Map<string, string | Uint8Array>([
    ...(await Promise.all(files)),
    ["brand/manifest.json", JSON.stringify(webManifest)],
  ]);
}
