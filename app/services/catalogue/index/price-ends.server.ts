import type { Minor } from "~/models/platform/money/money";
import { columnEnds } from "./column-ends.server";
import type { Begun } from "./counting-jobs.server";
import type { FoundSet } from "./found-set.server";

/** Starts finding the lowest and highest visible price of the found products, minor units; null without any. */
export const priceEnds = ({
  space,
  products,
  variations,
}: FoundSet): Begun<{ min: Minor; max: Minor } | null> => {
  const { index, prices } = space;
  const ends = columnEnds(index.engine, [
    [products, prices.products, space.products],
    [variations, prices.variations, space.variations],
  ]);
  return () => {
    const keys = ends();
    return keys && { min: index.prices.amountOf(keys.min), max: index.prices.amountOf(keys.max) };
  };
};
