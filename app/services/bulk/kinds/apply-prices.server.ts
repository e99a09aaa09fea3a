import type { z } from "zod";
import type { priceRow } from "~/models/bulk/rows/bulk-rows";
import type { PriceChange } from "~/models/catalogue/price/price-change";
import { isAppError } from "~/models/platform/error/app-error";
import { changePrices } from "../../catalogue/prices/change-prices.server";
import { setPrices } from "../../catalogue/prices/set-prices.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { applyEach } from "./apply-each.server";

type Row = z.infer<typeof priceRow>;

/**
 * Sets the prices that rows name, and changes those that rows change by percent: rows alike by one statement.
 */
export async function applyPrices(inner: ShopContext, rows: readonly Row[]): Promise<Map<number, string>> {
  const refused = new Map<number, string>();
  const named = rows.flatMap((row, at) => ("priceMinor" in row ? [{ at, row }] : []));
  if (named.length > 0) {
    const set = await setPrices(
      inner,
      named.map(({ row }) => row),
    );
    for (const { at, reason } of set.refused) refused.set(named[at]?.at ?? 0, reason);
  }
  const alike = new Map<string, { change: PriceChange; places: { at: number; sku: string }[] }>();
  for (const [at, row] of rows.entries()) {
    if ("priceMinor" in row) continue;
    const { sku, ...change } = row;
    const key = JSON.stringify(change);
    const group = alike.get(key) ?? { change, places: [] };
    group.places.push({ at, sku });
    alike.set(key, group);
  }
  for (const { change, places } of alike.values())
    for (const [at, reason] of await changeAlike(inner, change, places)) refused.set(at, reason);
  return refused;
}

async function changeAlike(
  inner: ShopContext,
  change: PriceChange,
  places: readonly { at: number; sku: string }[],
): Promise<Map<number, string>> {
  const skus = places.map(({ sku }) => sku);
  try {
    const { missing } = await inTransaction(inner, (ctx) => changePrices(ctx, { skus }, change));
    const gone = new Set(missing);
    return new Map(
      places.flatMap(({ at, sku }) => (gone.has(sku) ? [[at, `there is no product '${sku}'`] as const] : [])),
    );
  } catch (error) {
    // One price that cannot be refuses all of a statement: the others are changed one by one.
    if (!isAppError(error)) throw error;
    const each = await applyEach(inner, places, (ctx, { sku }) => changePrices(ctx, { skus: [sku] }, change));
    return new Map([...each].map(([place, reason]) => [places[place]?.at ?? 0, reason]));
  }
}
