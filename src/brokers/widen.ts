const radiiKm = [10, 20, 35, 50];

/** The next radius (km) to try when nothing was found within `radiusKm`; undefined beyond 50 km. */
export function widen(found: readonly unknown[], radiusKm: number): number | undefined {
  return found.length > 0 ? undefined : radiiKm.find(next => next > radiusKm);
}
