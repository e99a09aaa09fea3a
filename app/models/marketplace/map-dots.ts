// @public

import type { SellerRecord } from "./seller-view";
import { mapPoint, mapSize } from "./us-map";

/** A seller on the map. */
export type MapDot = { code: string; name: string; x: number; y: number };

/** A map of sellers: SVG paths of the country and its states, and the sellers. */
export type SellerMap = { country: string; states: string; dots: MapDot[] };

/** Most sellers that a map shows: more hide each other. */
const maxDots = 200;

/**
 * The first sellers whose place is known and on the map: the contiguous United States and what lies around
 * them.
 */
export function mapDots(sellers: readonly Pick<SellerRecord, "code" | "name" | "profile">[]): MapDot[] {
  const dots: MapDot[] = [];
  for (const { code, name, profile } of sellers) {
    if (!profile.place) continue;
    const { x, y } = mapPoint(profile.place);
    const isOnMap = x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;
    if (isOnMap && dots.length < maxDots) dots.push({ code, name, x, y });
  }
  return dots;
}
