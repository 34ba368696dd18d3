import { secureUrl } from "./secureUrl";

/**
 * The script addresses in THIRD_PARTY_SCRIPTS: a JSON list, or comma-separated. Throws an error that names the bad
 * one and its repair; they are later compared as strings, so each must be written as browsers normalise it.
 */
export function readScripts(text = ""): string[] {
  const scripts = listIn(text.trim());
  for (const address of scripts) {
    const problem = problemWith(address);
    if (problem) throw new Error(`THIRD_PARTY_SCRIPTS: ${JSON.stringify(address)} ${problem}`);
  }
  return [...new Set(scripts as string[])];
}

function listIn(text: string): unknown[] {
  if (!text.startsWith("[")) {
    const parts = text.split(",").map(part => part.trim());
    return parts.filter(part => part !== "");
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `THIRD_PARTY_SCRIPTS is no JSON list: ${(error as Error).message}. Write ["https://…", "https://…"], or the addresses with commas between them.`,
    );
  }
}

function problemWith(address: unknown): string | undefined {
  if (typeof address !== "string") return "is no text. Write each address between quotes.";
  const { href = "", username, hash } = URL.canParse(address) ? new URL(address) : {};
  if (username || hash) return "has a user name or a #. Leave that out.";
  if (!secureUrl(address))
    return "is no https: address (http: only for localhost). Write the whole address of one script.";
  if (href !== address) return `has to be written as ${href}`;
  return undefined;
}
