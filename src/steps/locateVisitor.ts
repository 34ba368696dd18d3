import type { TextKey } from "../i18n/textKey";
import { loadPlaces } from "../places/loadPlaces";
import { placeNear } from "../places/placeNear";

type Located = { place: string; problem?: undefined } | { place?: undefined; problem: TextKey };

/** Farther than this from every postcode is not in Belgium. */
const farKm = 25;
const patienceMs = 10_000;

/**
 * The place nearest to the visitor, after asking for permission, or why it is not known. The
 * position itself is used here and forgotten: it is not kept, shown or sent.
 */
export async function locateVisitor(placesUrl: string): Promise<Located> {
  const places = loadPlaces(placesUrl);
  places.catch(() => {});
  try {
    const { latitude: lat, longitude: lon } = await position();
    const { place, km } = placeNear(await places, { lat, lon });
    if (km > farKm) return { problem: "brokerSearch.location.abroad" };
    return { place: `${place.postcode} ${place.names[0]}` };
  } catch (reason) {
    const code = (reason as Partial<GeolocationPositionError>).code;
    if (code === 1) return { problem: "brokerSearch.location.denied" };
    if (code === 3) return { problem: "brokerSearch.location.slow" };
    return { problem: "brokerSearch.location.unavailable" };
  }
}

/** A town is near enough: no satellite is needed, and a position of five minutes ago will do. */
function position(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      enableHighAccuracy: false,
      maximumAge: 300_000,
      timeout: patienceMs,
    }),
  );
}
