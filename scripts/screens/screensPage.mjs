/** @typedef {{ id: string, page: string, state: string }} Card */

/**
 * A page with all pictures, to leaf through or to print.
 * @param {readonly Card[]} cards @param {readonly number[]} widths
 */
export function screensPage(cards, widths) {
  const figures = cards.map(({ id, page, state }) => {
    const images = widths.map(
      width => `<img src="${id}-${width}.png" alt="" width="${width / 2}">`,
    );
    return `<figure><figcaption><b>${plain(page)}</b>: ${plain(state)}</figcaption>${images.join("")}</figure>`;
  });
  return `<!DOCTYPE html>
<html lang="nl-BE"><meta charset="utf-8"><title>Schermen</title>
<style>
body { font: 16px/1.5 system-ui; margin: 2rem }
figure { margin: 0 0 3rem; break-inside: avoid }
figcaption { margin-bottom: .5rem }
img { vertical-align: top; margin-right: 1rem; border: 1px solid #cbd8d8 }
</style>
${figures.join("\n")}
</html>
`;
}

/** @param {string} text */
const plain = text => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
