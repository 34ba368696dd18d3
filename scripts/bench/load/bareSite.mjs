import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** @param {string} title @param {string} body */
const page = (title, body) => `<!doctype html>
<html lang="nl-BE">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Een blad met gewone velden, om mee te vergelijken.">
<title>${title}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
label, legend { display: block; margin-top: 1rem }
input, select, button { font: inherit; padding: .5rem; min-height: 2.75rem; box-sizing: border-box }
input:not([type=radio]), select { width: 100% }
button { margin-top: 1.5rem }
</style>
<h1>${title}</h1>
${body}
</html>
`;

/** @param {string} name @param {string} label @param {string} [more] */
const field = (name, label, more = "required") =>
  `<label>${label} <input name="${name}" ${more}></label>`;

const form = `<form action="volgende/">
${field("bare", "Voornaam")}
${field("family", "Naam")}
${field("email", "E-mailadres", 'type="email" required')}
${field("phone", "Telefoon", 'type="tel"')}
${field("postcode", "Postcode", 'inputmode="numeric" required')}
${field("town", "Gemeente")}
<fieldset><legend>Hoe horen we u?</legend>
<label><input type="radio" name="by" value="mail" required> Per mail</label>
<label><input type="radio" name="by" value="phone"> Per telefoon</label>
</fieldset>
<button>Volgende</button>
</form>`;

/** Written by hand, without a script: what a page with a form cannot be quicker than. Keys are paths below the site's. */
export const barePages = {
  "index.html": page("Uw gegevens", form),
  "volgende/index.html": page("Uw makelaar", "<p data-bare-next>Het volgende blad.</p>"),
};

/** Puts them where our own server can serve them, compressed as a build is. @param {string} folder */
export function writeBareSite(folder) {
  for (const [name, html] of Object.entries(barePages)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
}
