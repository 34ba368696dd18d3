/** One line on the server's error output for an operator. Kinds and places only: an error's message
 * could hold somebody's answers. */
export function reportFault(code: string, error: unknown): void {
  const { name, stack } = error instanceof Error ? error : new TypeError();
  const system = error instanceof Error && "code" in error ? ` ${String(error.code)}` : "";
  const place =
    stack
      ?.split("\n")
      .find(line => line.startsWith("    at "))
      ?.trim() ?? "";
  process.stderr.write(`lead inbox: ${code}: ${name}${system} ${place}\n`);
}
