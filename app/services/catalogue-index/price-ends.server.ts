import type { FoundSet } from "./found-set.server";

type Three = [number, number, number];

/** The lowest and the highest visible price of what was found, minor units; null without any. */
export function priceEnds({ space, products, variations }: FoundSet): { min: number; max: number } | null {
  const { kernel, scratch } = space.index.engine;
  const ends = scratch.take(2);
  ends[0] = 0xffffffff;
  ends[1] = 0;
  const { index } = space;
  for (const [places, { prices }, runs] of [
    [products, index.products, space.products],
    [variations, index.variations, space.variations],
  ] as const) {
    const [entries, lows, highs] = [prices.entries, prices.lows, prices.highs].map(
      (view) => view.byteOffset,
    ) as Three;
    kernel.widen(places.byteOffset, entries, lows, highs, runs.address, runs.count, ends.byteOffset);
  }
  const [min = 0, max = 0] = ends;
  return max > 0 ? { min, max } : null;
}
