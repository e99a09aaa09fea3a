import fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "../../../../tests/support/property-runs";
import { FoundSet } from "./found-set.server";
import { indexOf, testProduct, testVariation } from "./index-fixture.server";
import { priceEnds } from "./price-ends.server";
import { QuerySpace } from "./query-space.server";
import { matchingFound } from "./select-matching.server";

/**
 * Enough products that zones of 64 differ: some contain only hidden prices, products get cheaper and variations
 * more expensive.
 */
const products = Array.from({ length: 1000 }, (_, at) =>
  testProduct(at + 1, {
    priceMinor: at < 200 ? 0 : 20_000 - at * 11,
    variations: at % 5 === 0 ? [testVariation(5000 + at, at + 1, { priceMinor: at * 11 })] : [],
  }),
);
const index = indexOf(products);
const pricesOf = (slot: number) => {
  const product = products[slot];
  const variations = product?.variations ?? [];
  return variations.length > 0 ? variations.map(({ priceMinor }) => priceMinor) : [product?.priceMinor ?? 0];
};

it("are the lowest and highest visible price of the found products", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: products.length - 1 }), { maxLength: 60 }), (slots) => {
      const found = new Uint32Array(Math.ceil(products.length / 32));
      for (const slot of slots) found[slot >>> 5] = (found[slot >>> 5] ?? 0) | (1 << (slot & 31));
      const space = new QuerySpace(
        index,
        matchingFound(index, { slots: found, levels: [], firstSlot: null }),
        index.prices.ofAll,
      );
      const prices = slots.flatMap(pricesOf).filter((minor) => minor > 0);
      const expected = prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null;
      expect(priceEnds(new FoundSet(space, space.base))()).toEqual(expected);
    }),
    { numRuns: runs(200, 2000) },
  );
});
