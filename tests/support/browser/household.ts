/** What one visitor answers, as typed. */
export interface Household {
  formula: "basis" | "uitgebreid" | "advies";
  options: string[];
  startDate?: { day: string; month: string; year: string };
  situation: "alleenstaand" | "koppel" | "gezin" | "samenhuizend";
  members: string;
  ageBand: "18-59" | "60+";
  claimsCount?: string;
  currentInsurer?: string;
  firstName: string;
  lastName: string;
  email: string;
  contactBy: "email" | "phone";
  phone?: string;
  postcode: string;
  municipality: string;
  message?: string;
}

let count = 0;

/** A household with the fewest answers; the e-mail address is its own, so its lead can be found. */
export function household(own: Partial<Household> = {}): Household {
  count += 1;
  return {
    formula: "basis",
    options: [],
    situation: "koppel",
    members: "2",
    ageBand: "18-59",
    firstName: "Zoë",
    lastName: "D’Hondt",
    email: `test-${process.pid}-${Date.now()}-${count}@voorbeeld.example`,
    contactBy: "email",
    postcode: "9000",
    municipality: "Gent",
    ...own,
  };
}

const draftKey = "familiale:draft";

/** The answers of the first three steps in the form in which the site keeps them. */
export function answersOf(who: Household) {
  return {
    insuranceChoice: {
      formula: who.formula,
      options: who.options,
      startDate: who.startDate ?? { day: "", month: "", year: "" },
    },
    familySituation: {
      situation: who.situation,
      members: who.members,
      ageBand: who.ageBand,
      claims: who.claimsCount ? "ja" : "nee",
      claimsCount: who.claimsCount ?? "",
      currentInsurer: who.currentInsurer ?? "",
    },
    yourInformation: {
      firstName: who.firstName,
      lastName: who.lastName,
      email: who.email,
      contactBy: who.contactBy,
      phone: who.phone ?? "",
      postcode: who.postcode,
      municipality: who.municipality,
      message: who.message ?? "",
    },
  };
}

/** Puts a value in sessionStorage before the first page of the tab, and only then. */
export async function keep(
  page: import("@playwright/test").Page,
  value: unknown,
  key = draftKey,
): Promise<void> {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  await page.addInitScript(
    ([name, kept]) => {
      if (window.name === "kept") return;
      window.name = "kept";
      sessionStorage.setItem(name, kept);
    },
    [key, text] as const,
  );
}

/** A tab in which this household already answered the first `steps` questions. */
export async function keepDraft(
  page: import("@playwright/test").Page,
  who: Household,
  steps = 3,
): Promise<void> {
  const answers = Object.fromEntries(Object.entries(answersOf(who)).slice(0, steps));
  await keep(page, { version: 1, answers, brokerContext: null });
}
