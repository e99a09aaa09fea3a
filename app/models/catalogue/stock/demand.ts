// @public

/** The pieces a line takes from a stock item. */
export type DemandLine = { stockItemId: string; qty: number };

/**
 * Pieces demanded of each stock item. Lines of the same item are added up first; checked one by one, they
 * would sell the last piece twice.
 */
export function sumDemand(lines: readonly DemandLine[]): Map<string, number> {
  const demand = new Map<string, number>();
  for (const line of lines) demand.set(line.stockItemId, (demand.get(line.stockItemId) ?? 0) + line.qty);
  return demand;
}
