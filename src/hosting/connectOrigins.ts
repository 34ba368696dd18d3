const source = /^(?:https:\/\/|http:\/\/localhost\b|http:\/\/127\.0\.0\.1\b|wss:\/\/)[\w.*:-]*$/;

/**
 * Reads CONNECT_ORIGINS: origins that pages may send requests to besides those of config.json, with spaces or commas
 * between them. While config.json moves from one host to another, pages of both are about.
 * @throws Error that names the wrong one and its repair
 */
export function connectOrigins(text = ""): string[] {
  const all = text.split(/[\s,]+/).filter(one => one !== "");
  for (const one of all)
    if (!source.test(one))
      throw new Error(
        `CONNECT_ORIGINS holds "${one}". Give origins such as https://leads.voorbeeld.example, with spaces between them.`,
      );
  return all;
}
