import * as v from "valibot";

/** Entries such as `variable` makes. */
type Entries = Record<string, v.GenericSchema<string | undefined, string>>;

/** Values that are, or may hold, a password. */
const secret = /STORE|SMTP|WEBHOOK|SECRET/;

/**
 * Reads environment variables.
 * @param alsoWrong lines for what is wrong beside their values
 * @throws Error with a line for each wrong one: its name, its value unless it may hold a password, and its repair
 */
export function readVariables<const E extends Entries>(
  entries: E,
  from: NodeJS.ProcessEnv,
  alsoWrong: readonly string[] = [],
): { [Name in keyof E]: string } {
  const read = v.safeParse(v.object(entries), from);
  if (read.success && alsoWrong.length === 0) return read.output as { [Name in keyof E]: string };
  const lines = (read.issues ?? []).map(({ path, message }) => {
    const name = String(path?.[0]?.key);
    const value = secret.test(name) ? "of no use" : JSON.stringify(from[name]);
    return `${name} is ${value}. ${message}`;
  });
  throw new Error([...lines, ...alsoWrong].join("\n"));
}
