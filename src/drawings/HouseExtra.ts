/** What may join the house in its street. */
export type HouseExtra = "dog" | "horse" | "drone";
