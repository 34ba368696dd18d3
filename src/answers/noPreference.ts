/** Form value of "geen voorkeur". */
export const noPreference = "none";
