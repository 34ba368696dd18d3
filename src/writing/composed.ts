/** More marks on one letter than any spelling has, and the limit of UAX 15's stream-safe text. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/** Normalises a text. Long runs of marks are cut, since ordering them takes quadratic time. */
export const composed = (text: string, form: "NFC" | "NFD" | "NFKC" = "NFC") =>
  text.replace(tooManyMarks, "$1").normalize(form);
