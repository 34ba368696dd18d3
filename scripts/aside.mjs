import path from "node:path";

/**
 * Where the build keeps what visitors do not need, by the names that it had in public/: source maps, webpack's
 * statistics, Gatsby's fragments for its next build.
 * @param {string} root the repository @param {string[]} name
 */
export const aside = (root, ...name) => path.join(root, ".cache/aside", ...name);
