/**
 * Families of texts that other pages show too: names of steps on every page, the words of the summary on each page
 * with questions. They are written in the file of their step, and travel in this namespace.
 * @type {Readonly<Record<string, string>>}
 */
export const lent = { answers: "answers", step: "common" };

/** The namespace in which pages load a text. @param {string} key @param {string} file @returns {string} */
export const namespaceOf = (key, file) => lent[key.split(".")[0] ?? ""] ?? file;
