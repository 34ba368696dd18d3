import type { TextKey } from "../i18n/textKey";
import { loadPlaces } from "../places/loadPlaces";
import { placeNear } from "../places/placeNear";

type Located = { place: string; problem?: undefined } | { place?: undefined; problem: TextKey };

/** Farther than this from every postcode means outside Belgium. */
const farKm = 25;
const patienceMs = 10_000;

/** The place nearest to the visitor, or why it is unknown. The position is not kept, shown or sent. */
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

/** Town precision is enough: no GPS, and a position up to five minutes old will do. */
function position(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      enableHighAccuracy: false,
      maximumAge: 300_000,
      timeout: patienceMs,
    }),
  );
}
