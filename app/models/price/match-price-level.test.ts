import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchPriceLevel } from "./match-price-level";
import type { PriceLevel } from "./price-level";

function level(over: Partial<PriceLevel>): PriceLevel {
  return { id: "tier", customerGroups: [], minQty: 3, priceMinor: 2100, ...over };
}

describe("matchPriceLevel", () => {
  test("a tier opens at its minimum quantity", () => {
    expect(matchPriceLevel([level({})], { group: null, qty: 3 })?.id).toBe("tier");
  });

  test("one piece short of it the tier is closed", () => {
    expect(matchPriceLevel([level({})], { group: null, qty: 2 })).toBeNull();
  });

  test("a tier of a group is for members", () => {
    const tiers = [level({ customerGroups: ["wholesale"] })];
    expect(matchPriceLevel(tiers, { group: "wholesale", qty: 3 })?.id).toBe("tier");
  });

  test.each([null, "retail"])("and for nobody else (%s)", (group) => {
    expect(matchPriceLevel([level({ customerGroups: ["wholesale"] })], { group, qty: 3 })).toBeNull();
  });

  test("the cheapest open tier wins, wherever it stands", () => {
    const tiers = [
      level({ id: "a", priceMinor: 2000 }),
      level({ id: "b", priceMinor: 1500 }),
      level({ id: "c" }),
    ];
    expect(matchPriceLevel(tiers, { group: null, qty: 3 })?.id).toBe("b");
  });

  test("there is no tier among none", () => {
    expect(matchPriceLevel([], { group: null, qty: 100 })).toBeNull();
  });

  test("buying more never costs more apiece", () => {
    const tiers = fc.array(
      fc.record({
        id: fc.string(),
        customerGroups: fc.constant<string[]>([]),
        minQty: fc.nat(50),
        priceMinor: fc.nat(9999),
      }),
    );
    fc.assert(
      fc.property(tiers, fc.integer({ min: 1, max: 60 }), (levels, qty) => {
        const fewer = matchPriceLevel(levels, { group: null, qty })?.priceMinor ?? Number.POSITIVE_INFINITY;
        const more =
          matchPriceLevel(levels, { group: null, qty: qty + 1 })?.priceMinor ?? Number.POSITIVE_INFINITY;
        expect(more).toBeLessThanOrEqual(fewer);
      }),
    );
  });
});

test("of two levels at one price the first holds", () => {
  const [first, second] = [level({ id: "first" }), level({ id: "second" })];
  expect(matchPriceLevel([first, second], { group: null, qty: 3 })).toBe(first);
});
