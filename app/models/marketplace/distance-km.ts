// @public

import type { Coordinates } from "../shops/visitors/coordinates";

/** Mean radius of the earth, km. */
const earthRadiusKm = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two places, km. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2);
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord =
    latitudes ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes ** 2;
  // Rounding may make the chord of antipodes slightly above 1, whose arcsine is NaN.
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
