/** Stored answers to the first three steps, so that no step redirects. */
export const answers = {
  insuranceChoice: { formula: "basis", startDate: { day: "", month: "", year: "" } },
  familySituation: { situation: "koppel", members: "2", ageBand: "18-59", claims: "nee" },
  yourInformation: {
    firstName: "Zoë",
    lastName: "Peeters",
    email: "zoe@voorbeeld.example",
    contactBy: "email",
    postcode: "9000",
    municipality: "Gent",
  },
};
