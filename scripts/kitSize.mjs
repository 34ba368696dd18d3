// Prints the size of the kit (src/ui) alone, gzip 9: minified, without React, texts and drawings. Fails above 6 kB
// for the scripts that pages load at once, or 4 kB for all its styles.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

// Vite, as a dependency of Vitest.
const vitest = createRequire(import.meta.url).resolve("vitest/package.json");
/** @type {{ build: (options: object) => Promise<{ output: { fileName: string, code?: string, source?: string }[] }> }} */
const { build } = await import(pathToFileURL(createRequire(vitest).resolve("vite")).href);

const root = path.resolve(import.meta.dirname, "..");
const ui = path.join(root, "src/ui");
const entry = "virtual:kit";
const all = readdirSync(ui).filter(file => /\.tsx?$/.test(file));
const kinds =
  "Input NumberInput DateInput Dropdown Radio Checkbox CheckboxGroup Textarea FileUpload NumberStepper Slider"
    .split(" ")
    .map(name => `${name}.tsx`);

/** The kit's files that pages import, directly or not, without import() in between. */
function atOnce() {
  const found = new Set(
    ["src/templates", "src/pages"]
      .flatMap(room => readdirSync(path.join(root, room)).map(file => path.join(root, room, file)))
      .concat(path.join(root, "gatsby-browser.tsx"))
      // The gallery is no page of the deployed site.
      .filter(file => path.basename(file) !== "Kit.tsx"),
  );
  for (const file of found) {
    const imports = readFileSync(file, "utf8").matchAll(
      /^(?:import (?!type )|export [{*]|\} from)[^;]*?"(\.[^"]+)"/gm,
    );
    for (const [, name = ""] of imports) {
      const stem = path.resolve(path.dirname(file), name);
      const source = [`${stem}.ts`, `${stem}.tsx`].find(existsSync);
      if (source) found.add(source);
    }
  }
  return [...found].filter(file => file.startsWith(ui)).map(file => path.relative(ui, file));
}

/**
 * Bytes of scripts and styles of these files with the parts of the kit that they use, `late` including import().
 * @param {string[]} files @param {boolean} late
 */
async function weigh(files, late) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: "error",
    css: { modules: { generateScopedName: "[hash:base64:4]" } },
    plugins: [
      {
        name: "parts",
        resolveId: (/** @type {string} */ id) => (id === entry ? `\0${entry}` : undefined),
        load: (/** @type {string} */ id) =>
          id === `\0${entry}`
            ? files.map(file => `export * from ${JSON.stringify(path.join(ui, file))};`).join("\n")
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: "terser",
      cssMinify: true,
      target: "es2020",
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        external: (/** @type {string} */ id) =>
          (!late && id === "./messages") ||
          (path.isAbsolute(id)
            ? !path.normalize(id).startsWith(ui)
            : !/^\0|^\.\/|^virtual:|^vite\//.test(id)),
        output: { codeSplitting: false },
      },
    },
  });
  const bytes = (/** @type {RegExp} */ ending) =>
    output
      .filter(({ fileName }) => ending.test(fileName))
      .reduce(
        (sum, { code, source = "" }) => sum + gzipSync(code ?? source, { level: 9 }).length,
        0,
      );
  return { scripts: bytes(/\.m?js$/), styles: bytes(/\.css$/) };
}

const fields = await weigh(kinds, false);
const first = await weigh(atOnce(), false);
const whole = await weigh(all, true);
console.log(`ten field kinds: ${fields.scripts} bytes of scripts, ${fields.styles} of styles`);
console.log(`what pages fetch at once: ${first.scripts} bytes of scripts`);
console.log(`the whole of src/ui: ${whole.scripts} bytes of scripts, ${whole.styles} of styles`);
const scripts = Math.max(fields.scripts, first.scripts);
if (!fields.scripts || !first.scripts || !whole.styles || scripts > 6000 || whole.styles > 4000)
  process.exit(1);
