/** Colours of colours.css for the letters, by name: mail programs know no custom properties. */
export const letterColours = {
  ink: "#1f1426",
  "ink-soft": "#4d4155",
  petrol: "#6b2a63",
  "petrol-light": "#e6cfe2",
  dusk: "#2a1238",
  "dusk-2": "#3a1d4a",
  "dusk-3": "#4a2a5c",
  "dusk-text": "#eadcf0",
  mist: "#f7f2f8",
  white: "#fff",
  line: "#d9cddd",
  lamp: "#ffb86b",
  "lamp-pale": "#fff1e2",
} as const;
