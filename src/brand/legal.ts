/** What the law wants to be said of the provider, on the few pages that say it. The provider is fictional. */
export const legal = {
  /** Its role on the market, and who keeps it under which number; a sentence without its full stop. */
  status: "Verzekeringsonderneming, toegelaten door de Nationale Bank onder code 0000 (fictief)",
  /** Where the site and the requests stand, and in which part of the world. */
  host: "Voorbeeld Hosting (fictief), in de Europese Unie",
  /** For complaints about personal data. */
  dataAuthority: {
    name: "Gegevensbeschermingsautoriteit",
    url: "https://www.gegevensbeschermingsautoriteit.be",
  },
} as const;
