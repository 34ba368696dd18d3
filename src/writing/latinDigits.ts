const digit = /\p{Nd}/u;

/**
 * Replaces the digits of every script (`٤`, `९`, `９`) by 0 to 9. Each script has its ten in a row (mathematical
 * ones several times), so the number of digits before one gives its value.
 */
export const latinDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, found => {
    let value = 0;
    while (digit.test(String.fromCodePoint(Number(found.codePointAt(0)) - value - 1))) value++;
    return String(value % 10);
  });
