type Method = { key: string; value: unknown };

const define = (target: object, methods: Method[] = []) => {
  for (const { key, value } of methods)
    Object.defineProperty(target, key, { value, writable: true, configurable: true });
};

export default function createClass(
  type: { prototype: object },
  methods?: Method[],
  statics?: Method[],
) {
  define(type.prototype, methods);
  define(type, statics);
  return type;
}
