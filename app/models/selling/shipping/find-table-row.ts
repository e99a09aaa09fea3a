import type { Destination } from "../../accounts/address/address";
import { isSameRegion } from "../../accounts/address/regions";
import type { ShippingTableRow } from "../../catalogue/stock/shipping-method";

/**
 * The applicable row of a shipping table: a row for the state precedes one for the country, which precedes
 * one for everywhere; among them the highest `from` up to `measure` applies. Null if there is none.
 */
export function findTableRow(
  rows: readonly ShippingTableRow[],
  measure: number,
  destination: Destination | null,
): ShippingTableRow | null {
  let best: ShippingTableRow | null = null;
  for (const row of rows) {
    if (!isIn(row, destination) || (row.from ?? 0) > measure) continue;
    if (!best || isCloser(row, best)) best = row;
  }
  return best;
}

function isIn(row: ShippingTableRow, destination: Destination | null): boolean {
  if (row.country && row.country !== destination?.country) return false;
  return !row.state || isSameRegion(row.country ?? "", row.state, destination?.state ?? "");
}

function isCloser(row: ShippingTableRow, other: ShippingTableRow): boolean {
  const difference = placeRank(row) - placeRank(other);
  return difference === 0 ? (row.from ?? 0) > (other.from ?? 0) : difference > 0;
}

function placeRank(row: ShippingTableRow): number {
  return (row.state ? 2 : 0) + (row.country ? 1 : 0);
}
