export default function typeOf(value: unknown): string {
  return typeof value;
}
