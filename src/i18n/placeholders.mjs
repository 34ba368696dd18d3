/** The names of the `{{values}}` in a text, sorted, each once. @param {string} text @returns {string[]} */
export function placeholders(text) {
  const names = [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = ""]) => name);
  return [...new Set(names)].sort();
}
