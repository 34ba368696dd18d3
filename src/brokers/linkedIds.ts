/** Invisible characters: soft hyphens, joiners, direction marks. */
const unseen = /[\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff]/g;

/**
 * The ids that the address of a broker's own link may mean, most likely first. Mail programs, chats and people
 * alter it: capitals, a trailing dot or bracket, other dashes, double encoding, `=3D`, the link twice.
 */
export function linkedIds(text: string): string[] {
  const [found = ""] =
    decoded(text.slice(0, 2000))
      .normalize("NFKC")
      .replace(unseen, "")
      .replace(/[\p{Pd}\u2212]/gu, "-")
      .toLowerCase()
      .split("makelaar=")
      .at(-1)
      ?.match(/[a-z0-9-]+/) ?? [];
  const bare = found.replace(/^-+|-+$/g, "");
  return [...new Set([found, bare, bare.replace(/^3d/, "")])].filter(Boolean);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
