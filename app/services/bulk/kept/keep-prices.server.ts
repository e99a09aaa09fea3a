import { z } from "zod";
import { readPrices, restoreLevels } from "../../catalogue/prices/read-prices.server";
import { setPrices } from "../../catalogue/prices/set-prices.server";
import type { Keeps } from "./keeps";

const keptPrice = z.object({
  priceMinor: z.number(),
  finalMinor: z.number(),
  levels: z.array(z.object({ id: z.number(), priceMinor: z.number() })),
});

/** List prices, what is sold at, and price levels, which a percentage moves too. */
export const keepPrices: Keeps<{ sku: string }> = {
  keyOf: ({ sku }) => sku,
  async read(ctx, keys) {
    const prices = [...(await readPrices(ctx, keys)).values()];
    const own = new Map(prices.map(({ sku, parentSku: _, ...price }) => [sku, price]));
    const families = new Map<string, Record<string, unknown>>();
    for (const { sku, parentSku, ...price } of prices)
      if (parentSku !== null) families.set(parentSku, { ...families.get(parentSku), [sku]: price });
    return new Map(
      keys.flatMap((key) => {
        const values = own.get(key) ?? families.get(key);
        return values ? [[key, { key, name: key, values }] as const] : [];
      }),
    );
  },
  async restore(inner, rows) {
    const wanted = rows.flatMap(({ now, to }, at) =>
      pricesOf(to.key, { ...now.values, ...to.values }).map((price) => ({ at, ...price })),
    );
    const { refused } = await setPrices(
      inner,
      wanted.map(({ sku, priceMinor, finalMinor }) => ({ sku, priceMinor, finalMinor })),
    );
    const places = new Map(refused.map(({ at, reason }) => [at, reason]));
    await restoreLevels(
      inner,
      wanted.flatMap(({ sku, levels }, at) =>
        places.has(at) ? [] : levels.map(({ id, priceMinor }) => ({ sku, id, priceMinor })),
      ),
    );
    return new Map([...places].map(([at, reason]) => [wanted[at]?.at ?? 0, reason]));
  },
};

/** The price that values are, or those of the variations. Those that did not change are what they are now. */
function pricesOf(sku: string, values: Record<string, unknown>) {
  const own = keptPrice.safeParse(values);
  if (own.success) return [{ sku, ...own.data }];
  return Object.entries(values).map(([variation, price]) => ({ sku: variation, ...keptPrice.parse(price) }));
}
