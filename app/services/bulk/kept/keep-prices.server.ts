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
    const prices = await readPrices(ctx, keys);
    return new Map(
      [...prices].map(([key, { sku, ...values }]) => [key, { key, name: sku, values }] as const),
    );
  },
  async restore(inner, rows) {
    const wanted = rows.map(({ now, to }) => ({
      sku: to.key,
      // Values that did not change are not kept: they are what they are now.
      price: keptPrice.parse({ ...now.values, ...to.values }),
    }));
    const { refused } = await setPrices(
      inner,
      wanted.map(({ sku, price }) => ({ sku, priceMinor: price.priceMinor, finalMinor: price.finalMinor })),
    );
    const reasons = new Map(refused.map(({ at, reason }) => [at, reason]));
    await restoreLevels(
      inner,
      wanted.flatMap(({ sku, price }, at) =>
        reasons.has(at) ? [] : price.levels.map(({ id, priceMinor }) => ({ sku, id, priceMinor })),
      ),
    );
    return reasons;
  },
};
