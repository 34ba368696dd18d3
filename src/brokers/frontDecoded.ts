/** The words that source/frontCoded wrote. */
export function frontDecoded(coded: string): string[] {
  let before = "";
  return coded.split(" ").map(code => {
    before = before.slice(0, Number.parseInt(code.charAt(0), 36)) + code.slice(1);
    return before;
  });
}
