import { execFileSync } from "node:child_process";
import { bench } from "./bench.mjs";

/** @param {string[]} asked */
const git = (...asked) =>
  execFileSync("git", asked, { cwd: bench.root, encoding: "utf8", stdio: "pipe" }).trim();

/** Which commit was measured; a folder without a history has none. */
export function commitFacts() {
  try {
    // Results of an earlier measurement are no change of what is measured.
    const changes = git("status", "--porcelain", "--", ".", ":!bench", ":!docs");
    return { commit: git("rev-parse", "HEAD"), changed: changes !== "" };
  } catch {
    return { commit: null, changed: false };
  }
}
