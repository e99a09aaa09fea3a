// @public

import type { Coordinates } from "../shops/visitors/coordinates";
import { distanceKm } from "./distance-km";

/** A seller among those of a marketplace; `place` is null if its address is unknown. */
export type FindableSeller = { id: string; name: string; profile: { place: Coordinates | null } };

/** A seller and how far away it is, km; null if either place is unknown. */
export type FarSeller<Seller> = { seller: Seller; km: number | null };

/** Letters without accents and case, so that 'Jose' finds 'José'. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The sellers whose name has every word of a text, the nearest first, then by name (rule sellers-1). Those
 * without a known place come last.
 * @param name words to find; empty for all sellers
 * @param from where the visitor is; null sorts by name alone
 */
export function findSellers<Seller extends FindableSeller>(
  sellers: readonly Seller[],
  { name, from }: { name: string; from: Coordinates | null },
): FarSeller<Seller>[] {
  const words = plain(name).split(/\s+/).filter(Boolean);
  return sellers
    .filter((seller) => {
      const own = plain(seller.name);
      return words.every((word) => own.includes(word));
    })
    .map((seller) => ({ seller, km: distanceTo(seller.profile.place, from) }))
    .sort((a, b) => compare(a, b));
}

const distanceTo = (place: Coordinates | null, from: Coordinates | null) =>
  from && place ? distanceKm(from, place) : null;

function compare<Seller extends FindableSeller>(a: FarSeller<Seller>, b: FarSeller<Seller>): number {
  const [nearA, nearB] = [a.km ?? Infinity, b.km ?? Infinity];
  if (nearA !== nearB) return nearA - nearB;
  if (a.seller.name !== b.seller.name) return a.seller.name < b.seller.name ? -1 : 1;
  return a.seller.id < b.seller.id ? -1 : Number(a.seller.id > b.seller.id);
}
