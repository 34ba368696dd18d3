/** Another provider, for a build that shows what `src/brand` reaches. All of it is fictional. */
export const brand = {
  name: "Verzonnen Huis & Haard Onderlinge",
  wordMark: ["Huis & Haard", "Onderlinge van Verzonnen"],
  logo: "/brand/logo.svg",
  logoWidth: 96,
  themeColour: "#2a1238",
  legalName: "Huis & Haard Onderlinge OV (fictief)",
  street: "Verzonnenlaan 200",
  town: "2000 Antwerpen",
  enterpriseNumber: "0000.000.295",
  ombudsman: {
    name: "Ombudsman van de Verzekeringen",
    url: "https://www.ombudsman-insurance.be",
  },
  register: "https://www.fsma.be/nl/data-portal",
} as const;
