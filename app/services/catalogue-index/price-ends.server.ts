import { columnEnds } from "./column-ends.server";
import type { FoundSet } from "./found-set.server";

/** The lowest and the highest visible price of what was found, minor units; null without any. */
export const priceEnds = ({ space, products, variations }: FoundSet): { min: number; max: number } | null =>
  columnEnds(space.index.engine, [
    [products, space.index.products.prices, space.products],
    [variations, space.index.variations.prices, space.variations],
  ]);
