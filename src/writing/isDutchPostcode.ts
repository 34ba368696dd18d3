/** Except the two-letter beginnings of Belgian places, and "be": "3665 As", "8420 De Haan". */
const dutch = /^\s*(?:nl[\s-]*)?[1-9]\d{3}\s*(?!(?:as|be|de|l[aeo]|my|on|st)\b)[a-z]{2}(?:\s|$)/i;

/** Whether a text begins with a postcode of the Netherlands (`2300 AA`), whose digits mean nothing here. */
export const isDutchPostcode = (typed: string) => dutch.test(typed);
