import { expect, it } from "vitest";
import { inlineHashes } from "../../../src/hosting/inlineHashes";

const count = (html: string) => inlineHashes([html]).scripts.length;

it.each([
  ["<script>1</script>", 1],
  ['<script type="module">1</script>', 1],
  ['<script data-x="application/ld+json">1</script>', 1],
  ["<script src=a></script>", 0],
  ['<script type="application/ld+json">{"a":1}</script>', 0],
  ['<script id="a" type="application/json">{"a":1}</script>', 0],
  ['<script type="application/ld+json">{"a":1}</script><script>1</script>', 1],
])("%s has %i scripts that a policy is asked about", (html, expected) => {
  expect(count(html)).toBe(expected);
});
