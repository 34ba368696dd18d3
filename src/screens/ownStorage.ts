/** A Storage in memory, for a page that must not touch the visitor's own. Also read by property, as browsers allow. */
export function ownStorage(kept: Readonly<Record<string, string>> = {}): Storage {
  const values = new Map(Object.entries(kept));
  const methods: Readonly<Record<string, unknown>> = {
    getItem: (name: string) => values.get(String(name)) ?? null,
    setItem: (name: string, value: unknown) => void values.set(String(name), String(value)),
    removeItem: (name: string) => void values.delete(String(name)),
    clear: () => values.clear(),
    key: (place: number) => [...values.keys()][place] ?? null,
  };
  return new Proxy({} as Storage, {
    get: (_, name) =>
      name === "length"
        ? values.size
        : typeof name === "string"
          ? (methods[name] ?? values.get(name))
          : undefined,
    set: (_, name, value) => Boolean(values.set(String(name), String(value))),
    has: (_, name) => values.has(String(name)),
    deleteProperty: (_, name) => values.delete(String(name)) || true,
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: (_, name) => {
      const value = values.get(String(name));
      return value === undefined
        ? undefined
        : { value, configurable: true, enumerable: true, writable: true };
    },
  });
}
