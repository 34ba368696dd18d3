/** Read by webpack as query, fragment or loader, encoded in URLs, or special in glob patterns; parentheses and
 * apostrophes end the build half-way. */
const odd = /[#?!%*[\]{}()']/;

/** Exits with a clear message when the site's folder would make the build hang or fail.
 * @param {string} folder */
export function checkPath(folder) {
  const [letter] = odd.exec(folder) ?? [];
  if (letter === undefined) return;
  console.error(
    `The site cannot be built in ${folder}: its path holds "${letter}". Move it to one without # ? ! % * [ ] { } ( ) '`,
  );
  process.exit(1);
}
