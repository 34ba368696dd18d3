export default function defineProperty<T extends object>(
  target: T,
  key: string,
  value: unknown,
): T {
  return Object.defineProperty(target, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}
