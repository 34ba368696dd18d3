/** The one place that another provider changes: who offers the insurance. All of it is fictional. */
export const brand = {
  name: "Voorbeeld Verzekeringen",
  /** The word mark beside the logo, one entry per line. */
  wordMark: ["Voorbeeld", "Verzekeringen"],
  logo: "/brand/logo.svg",
  legalName: "Voorbeeld Verzekeringen NV (fictief)",
  street: "Voorbeeldstraat 1",
  town: "1000 Brussel",
  enterpriseNumber: "0000.000.196",
  /** Where complaints go once the provider's own answer does not help. */
  ombudsman: {
    name: "Ombudsman van de Verzekeringen",
    url: "https://www.ombudsman-insurance.be",
  },
} as const;
