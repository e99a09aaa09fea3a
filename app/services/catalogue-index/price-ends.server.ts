import { columnEnds } from "./column-ends.server";
import type { Begun } from "./counting-jobs.server";
import type { FoundSet } from "./found-set.server";

/** Begins to look for the lowest and the highest visible price of what was found, minor units; null without any. */
export const priceEnds = ({
  space,
  products,
  variations,
}: FoundSet): Begun<{ min: number; max: number } | null> =>
  columnEnds(space.index.engine, [
    [products, space.index.products.prices, space.products],
    [variations, space.index.variations.prices, space.variations],
  ]);
