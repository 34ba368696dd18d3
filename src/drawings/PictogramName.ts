/** Every symbol in static/drawings/pictograms.svg. */
export type PictogramName =
  | "ball"
  | "bike"
  | "car"
  | "dog"
  | "formula-advies"
  | "formula-basis"
  | "formula-uitgebreid"
  | "glass"
  | "housemates"
  | "leak"
  | "own-things"
  | "situation-alleenstaand"
  | "situation-gezin"
  | "situation-koppel"
  | "situation-samenhuizend"
  | "tree"
  | "work";
