import { countedRepairs } from "./countedRepairs";
import { misfit } from "./misfit";

type Name = (typeof countedRepairs)[number]["name"];

/**
 * Fails the build when a repair's target was not found as often as the table says.
 * @param where what was searched for, and where
 */
export function expectMatches(name: Name, found: number, where: string): void {
  for (const repair of countedRepairs) {
    if (repair.name !== name) continue;
    const { matches } = repair;
    if (matches === "some" ? found === 0 : found !== matches)
      throw misfit(repair, where, found, matches);
  }
}
