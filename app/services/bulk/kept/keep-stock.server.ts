import { z } from "zod";
import { changeStock } from "../../catalogue/stock/change-stock.server";
import { readStock } from "../../catalogue/stock/read-stock.server";
import type { Keeps, Restored } from "./keeps";

const keptStock = z.object({ onHand: z.number() });

/** The moves that make pieces what they were; a change since is kept by moving the difference. */
export const movesBack = (rows: readonly Restored[]) =>
  rows.map(({ now, to }) => ({
    sku: to.key,
    by: keptStock.parse(to.values).onHand - keptStock.parse(now.values).onHand,
    reason: "A change of many was undone",
  }));

/** Pieces of stock items; what was sold since is a change since. */
export const keepStock: Keeps<{ sku: string }> = {
  keyOf: ({ sku }) => sku,
  async read(ctx, keys) {
    const stock = await readStock(ctx, keys);
    return new Map([...stock].map(([key, onHand]) => [key, { key, name: key, values: { onHand } }]));
  },
  async restore(inner, rows) {
    const { refused } = await changeStock(inner, movesBack(rows));
    return new Map(refused.map(({ at, reason }) => [at, reason]));
  },
};
