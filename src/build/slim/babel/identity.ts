/** For checks that only serve to explain mistakes of old browsers. */
export default function identity<T>(value: T): T {
  return value;
}
