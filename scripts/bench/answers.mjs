/** Answers to the first three steps, as the site keeps them: so that no step leads away. */
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
