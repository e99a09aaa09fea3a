import { salableQty } from "./salable-qty";
import type { StockItem } from "./stock-item";
import { stockLabels } from "./stock-labels";

/** The pieces a line takes from a stock item. */
export type DemandLine = { stockItemId: string; qty: number };

/** A stock item that cannot meet its demand. */
export type DemandRefusal = {
  stockItemId: string;
  requestedQty: number;
  salableQty: number;
  message: string;
};

/**
 * Pieces demanded of each stock item. Lines of the same item are added up first; checked one by one, they would
 * sell the last piece twice.
 */
export function sumDemand(lines: readonly DemandLine[]): Map<string, number> {
  const demand = new Map<string, number>();
  for (const line of lines) demand.set(line.stockItemId, (demand.get(line.stockItemId) ?? 0) + line.qty);
  return demand;
}

/**
 * The stock items that cannot meet their demand, sorted by id; empty if everything can be sold. An item missing
 * from `stock` cannot be sold.
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
