export const legal = {
  status: "Verzekeringstussenpersoon, ingeschreven bij de FSMA onder nummer 0000.000.295 (fictief)",
  host: "Verzonnen Servers (fictief), in Nederland",
  dataAuthority: {
    name: "Gegevensbeschermingsautoriteit",
    url: "https://www.gegevensbeschermingsautoriteit.be",
  },
} as const;
