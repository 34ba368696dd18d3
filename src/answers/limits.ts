/** Bounds of answers; shared by the fields, which show them, and the schemas, which check them. */
export const membersLimits = { min: 1, max: 15 } as const;
export const claimsLimits = { min: 1, max: 20 } as const;
/** Kilometres, as the crow flies. */
export const radiusLimits = { min: 5, max: 50, start: 10 } as const;
export const messageLimit = 500;
/** What "geen voorkeur" is called in the form. */
export const noPreference = "none";
