import { type Household, household } from "./household";

/** Each text as long as its question allows, without a place to break. */
export const longHousehold = (): Household =>
  household({
    formula: "uitgebreid",
    options: ["rechtsbijstand", "hond", "paarden", "drone", "bijverdienste"],
    startDate: { day: "31", month: "december", year: String(new Date().getFullYear() + 1) },
    claimsCount: "20",
    members: "99",
    currentInsurer: "V".repeat(80),
    firstName: "W".repeat(80),
    lastName: "Mc".repeat(40),
    email: `${"w".repeat(200)}@${"voorbeeld".repeat(4)}.example`,
    contactBy: "phone",
    phone: `0470${" ".repeat(40)}123456`,
    postcode: "9999",
    municipality: "M".repeat(60),
    message: `${"X".repeat(250)}\n${"https://voorbeeld.example/".repeat(9)}`,
  });
