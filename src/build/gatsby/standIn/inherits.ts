type Type = { prototype: object };

export default function inherits(child: Type, parent: Type): void {
  child.prototype = Object.create(parent.prototype, {
    constructor: { value: child, writable: true, configurable: true },
  });
  Object.setPrototypeOf(child, parent);
}
