import { salableQty } from "./salable-qty";
import type { StockItem } from "./stock-item";
import { stockLabels } from "./stock-labels";

/** What a line takes from a stock item, in pieces. */
export type DemandLine = { stockItemId: string; qty: number };

/** A stock item that cannot give what is asked of it. */
export type DemandRefusal = {
  stockItemId: string;
  requestedQty: number;
  salableQty: number;
  message: string;
};

/**
 * Pieces asked of each stock item. Lines that draw from the same item are added up first: checking them one by one
 * sells the last piece twice.
 */
export function sumDemand(lines: readonly DemandLine[]): Map<string, number> {
  const demand = new Map<string, number>();
  for (const line of lines) demand.set(line.stockItemId, (demand.get(line.stockItemId) ?? 0) + line.qty);
  return demand;
}

/**
 * The stock items that cannot meet their demand, ordered by id; none when everything can be sold. An item that is not
 * in `stock` has nothing to sell.
 */
export function checkDemand(
  demand: ReadonlyMap<string, number>,
  stock: ReadonlyMap<string, StockItem>,
): DemandRefusal[] {
  const refusals: DemandRefusal[] = [];
  for (const [stockItemId, requestedQty] of [...demand].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const item = stock.get(stockItemId);
    const salable = item ? salableQty(item) : 0;
    if (requestedQty <= salable) continue;
    const message = salable > 0 ? stockLabels.onlyAvailable(salable) : "Out of Stock";
    refusals.push({ stockItemId, requestedQty, salableQty: salable, message });
  }
  return refusals;
}
