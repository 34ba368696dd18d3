/** For checks that only explain mistakes in old browsers. */
export default function identity<T>(value: T): T {
  return value;
}
