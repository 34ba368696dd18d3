/**
 * Who offers the insurance. This folder is all that another provider changes (docs/operate.md); what is in it is
 * fictional. This file is in the first load of every page, so it has only what every page shows.
 */
export const brand = {
  name: "Voorbeeld Verzekeringen",
  /** The wordmark beside the logo, an entry per line. */
  wordMark: ["Voorbeeld", "Verzekeringen"],
  logo: "/brand/logo.svg",
  /** Beside a height of 32 (px). */
  logoWidth: 32,
  /** Of the browser around the page, and of the installed icon: `--dusk` of colours.css. */
  themeColour: "#0c323a",
  legalName: "Voorbeeld Verzekeringen NV (fictief)",
  street: "Voorbeeldstraat 1",
  town: "1000 Brussel",
  enterpriseNumber: "0000.000.196",
  /** For complaints that the provider's own answer does not settle. */
  ombudsman: {
    name: "Ombudsman van de Verzekeringen",
    url: "https://www.ombudsman-insurance.be",
  },
  /** Where visitors see whether an office may offer insurance. */
  register: "https://www.fsma.be/nl/data-portal",
} as const;
