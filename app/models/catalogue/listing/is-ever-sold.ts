import { salableQty } from "../stock/salable-qty";
import type { Sellable } from "../stock/sellable";
import { sellableItem } from "../stock/sellable-item";

/**
 * Whether a shopper may buy it now or once it is in stock again (rule filters-4): not what is archived,
 * hidden, withdrawn or sold out for good, nor what has no price in any group.
 */
export function isEverSold(sold: Sellable): boolean {
  if (sold.status === "archived" || !sold.isListed || !sold.availableForSale) return false;
  if (sold.status === "discontinued" && salableQty(sellableItem(sold)) === 0) return false;
  // An option may add a fee to a price of nothing.
  return sold.hasOptions || sold.finalPriceMinor > 0 || sold.levels.some(({ priceMinor }) => priceMinor > 0);
}

/** The variations that filters count: those that are ever sold; all of a product that has none. */
export function countedVariations<Row extends { self: Sellable }>(family: readonly Row[]): Row[] {
  const sold = family.filter(({ self }) => isEverSold(self));
  return sold.length > 0 ? sold : [...family];
}
