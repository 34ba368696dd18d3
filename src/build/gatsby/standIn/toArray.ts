export default function toArray<T>(list: Iterable<T>): T[] {
  return [...list];
}
