/** Replaces the browser's global functions (build/gatsby/lenientDecoding): undecodable text is returned as is. */
const decoded = (decode: (text: string) => string) => (text: string) => {
  try {
    return decode(text);
  } catch {
    return text;
  }
};

const everywhere = decoded(globalThis.decodeURI);
const component = decoded(globalThis.decodeURIComponent);

export { component as decodeURIComponent, everywhere as decodeURI };
