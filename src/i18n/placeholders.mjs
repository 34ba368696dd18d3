/** The names of the `{{values}}` in a text, sorted, each once. @param {string} text @returns {string[]} */
export function placeholders(text) {
  const names = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = ""]) => name.trim());
  return [...new Set(names)].sort();
}
