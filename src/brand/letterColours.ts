/** Colours of colours.css for the letters, by name: mail programs know no custom properties. */
export const letterColours = {
  ink: "#12282d",
  "ink-soft": "#3f5559",
  petrol: "#0b5a66",
  "petrol-light": "#bbd6d6",
  dusk: "#0c323a",
  "dusk-2": "#15444e",
  "dusk-3": "#1f5661",
  "dusk-text": "#d5e6e6",
  mist: "#eff5f4",
  white: "#fff",
  line: "#cbd8d8",
  lamp: "#ffc84a",
  "lamp-pale": "#fff5da",
} as const;
