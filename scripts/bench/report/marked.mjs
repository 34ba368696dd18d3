const begin = "<!-- drawn by npm run bench -- report: do not edit by hand -->";
const end = "<!-- end of what is drawn -->";

/** A text with its drawn part replaced. @param {string} text @param {string} part */
export function marked(text, part) {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The text has no place for what is drawn: ${begin} … ${end}`);
  return `${before}${begin}\n\n${part}\n\n${end}${after}`;
}
