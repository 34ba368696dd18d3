export default function possibleConstructorReturn(self: object, returned: unknown): unknown {
  return returned && /^(?:object|function)$/.test(typeof returned) ? returned : self;
}
