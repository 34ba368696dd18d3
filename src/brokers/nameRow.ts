/** One line of `names.json`: a tuple, because this file holds every broker. */
export type NameRow = readonly [
  id: string,
  name: string,
  postcode: string,
  municipality: string | null,
  vat: string | null,
];
