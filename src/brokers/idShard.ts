/** The file `id/<xx>.json` that holds an id: the first two hex digits of its 32-bit FNV-1a hash, without crypto. */
export function idShard(id: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return (hash >>> 24).toString(16).padStart(2, "0");
}
