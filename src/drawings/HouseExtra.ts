/** Optional figures beside the house. */
export type HouseExtra = "dog" | "horse" | "drone";
