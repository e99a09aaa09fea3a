import { z } from "zod";
import { changeStock } from "../../catalogue/stock/change-stock.server";
import { readStock } from "../../catalogue/stock/read-stock.server";
import type { Keeps } from "./keeps";

const keptStock = z.object({ onHand: z.number() });

/** Pieces of stock items; what was sold since is a change since. */
export const keepStock: Keeps<{ sku: string }> = {
  keyOf: ({ sku }) => sku,
  async read(ctx, keys) {
    const stock = await readStock(ctx, keys);
    return new Map([...stock].map(([key, onHand]) => [key, { key, name: key, values: { onHand } }]));
  },
  async restore(inner, rows) {
    const moves = rows.map(({ now, to }) => ({
      sku: to.key,
      by: keptStock.parse(to.values).onHand - keptStock.parse(now.values).onHand,
      reason: "A change of many was undone",
    }));
    const { refused } = await changeStock(inner, moves);
    return new Map(refused.map(({ at, reason }) => [at, reason]));
  },
};
