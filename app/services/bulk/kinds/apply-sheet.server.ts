import type { z } from "zod";
import type { sheetRow } from "~/models/bulk/rows/bulk-rows";
import { changeStock } from "../../catalogue/stock/change-stock.server";
import { listStockPlaces } from "../../catalogue/stock/list-stock-places.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { applyProductRows } from "./apply-products.server";

type Row = z.infer<typeof sheetRow>;

/**
 * Changes fields of products and pieces at the places of a business (rule bulk-11): pieces first, as stock
 * items are locked before products (rule locks-1).
 */
export async function applySheetRows(inner: ShopContext, rows: readonly Row[]): Promise<Map<number, string>> {
  const reasons = new Map<number, string>();
  const places = rows.some((row) => "place" in row) ? await listStockPlaces(inner) : [];
  const moves = rows.flatMap((row, at) => {
    if ("fields" in row) return [];
    const { place, ...change } = row;
    if (place === undefined) return [{ at, change }];
    const found = places.find(({ code }) => code === place);
    if (found) return [{ at, change: { ...change, sellerId: found.sellerId } }];
    reasons.set(at, `there is no place '${place}'`);
    return [];
  });
  if (moves.length > 0) {
    const { refused } = await changeStock(
      inner,
      moves.map(({ change }) => change),
    );
    for (const { at, reason } of refused) reasons.set(moves[at]?.at ?? 0, reason);
  }
  const products = rows.flatMap((row, at) => ("fields" in row ? [{ at, row }] : []));
  if (products.length > 0)
    for (const [at, reason] of await applyProductRows(
      inner,
      products.map(({ row }) => row),
    ))
      reasons.set(products[at]?.at ?? 0, reason);
  return reasons;
}
