// @public

import type { Coordinates } from "../shops/visitors/coordinates";
import { distanceKm } from "./distance-km";
import { distanceRings, ringKm } from "./distance-ring";

/** The sellers near a place: their names by the distance as its filter writes it. */
export type SellersNear = {
  /** Tells apart what differs: the place, and how many sellers are within each distance. */
  name: string;
  namesWithin: Readonly<Record<string, readonly string[]>>;
};

/** The names of the sellers within each distance that can be chosen (rule sellers-13). */
export function sellersNear(
  sellers: readonly { name: string; place: Coordinates | null }[],
  from: Coordinates,
): SellersNear {
  const far = sellers.flatMap(({ name, place }) => (place ? [{ name, km: distanceKm(from, place) }] : []));
  const namesWithin = Object.fromEntries(
    distanceRings.map((miles) => {
      const mostKm = ringKm(String(miles)) ?? 0;
      return [String(miles), far.filter(({ km }) => km <= mostKm).map(({ name }) => name)];
    }),
  );
  const counts = Object.values(namesWithin).map(({ length }) => length);
  return { name: [from.latitude, from.longitude, ...counts].join(), namesWithin };
}
