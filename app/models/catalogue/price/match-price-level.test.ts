import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appliedLevels, matchPriceLevel, promisedLevels } from "./match-price-level";
import type { PriceLevel } from "./price-level";

function level(over: Partial<PriceLevel>): PriceLevel {
  return { id: "tier", customerGroups: [], minQty: 3, priceMinor: 2100, ...over };
}

describe("matchPriceLevel", () => {
  test("a tier applies from its minimum quantity", () => {
    expect(matchPriceLevel([level({})], { group: null, qty: 3 })?.id).toBe("tier");
  });

  test("below that quantity it does not", () => {
    expect(matchPriceLevel([level({})], { group: null, qty: 2 })).toBeNull();
  });

  test("a group's tier applies to its members", () => {
    const tiers = [level({ customerGroups: ["wholesale"] })];
    expect(matchPriceLevel(tiers, { group: "wholesale", qty: 3 })?.id).toBe("tier");
  });

  test.each([null, "retail"])("and to no other buyer (%s)", (group) => {
    expect(matchPriceLevel([level({ customerGroups: ["wholesale"] })], { group, qty: 3 })).toBeNull();
  });

  test("the cheapest applicable tier wins, at any position", () => {
    const tiers = [
      level({ id: "a", priceMinor: 2000 }),
      level({ id: "b", priceMinor: 1500 }),
      level({ id: "c" }),
    ];
    expect(matchPriceLevel(tiers, { group: null, qty: 3 })?.id).toBe("b");
  });

  test("without tiers there is none", () => {
    expect(matchPriceLevel([], { group: null, qty: 100 })).toBeNull();
  });

  test("a larger quantity never has a higher unit price", () => {
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

test("of two tiers with the same price the first applies", () => {
  const [first, second] = [level({ id: "first" }), level({ id: "second" })];
  expect(matchPriceLevel([first, second], { group: null, qty: 3 })).toBe(first);
});

describe("promisedLevels", () => {
  const buyer = { group: null, unitPriceMinor: 2500, maxQty: 100 };
  const promised = (levels: PriceLevel[], over: Partial<typeof buyer> = {}) =>
    promisedLevels(levels, { ...buyer, ...over }).map(({ id }) => id);

  test("a level that a smaller quantity already undercuts is not promised", () => {
    const levels = [
      level({ id: "5", minQty: 5, priceMinor: 2100 }),
      level({ id: "3", minQty: 3, priceMinor: 2000 }),
      level({ id: "8", minQty: 8, priceMinor: 1900 }),
    ];
    expect(promised(levels)).toEqual(["3", "8"]);
  });

  test("of two equal levels one is promised", () => {
    expect(promised([level({ id: "a" }), level({ id: "b" })])).toEqual(["a"]);
  });

  test("a cheaper level of another group takes nothing away", () => {
    const ofOthers = level({ id: "wholesale", minQty: 2, priceMinor: 100, customerGroups: ["wholesale"] });
    expect(promised([ofOthers, level({})])).toEqual(["tier"]);
  });

  test.each([
    [2099, []],
    [2100, []],
    [2101, ["tier"]],
  ])("at a single price of %i the level at 2100 is promised: %j", (unitPriceMinor, ids) => {
    expect(promised([level({})], { unitPriceMinor })).toEqual(ids);
  });

  test.each([
    [2, []],
    [3, ["tier"]],
  ])("where a cart holds at most %i, the level from 3 is promised: %j", (maxQty, ids) => {
    expect(promised([level({})], { maxQty })).toEqual(ids);
  });

  test("the level of one piece is the price itself", () => {
    expect(promised([level({ minQty: 1 }), level({ id: "two", minQty: 2, priceMinor: 2000 })])).toEqual([
      "two",
    ]);
  });
});

describe("the levels that make a buyer's price (rule prices-2)", () => {
  const tiers = () => [
    level({ id: "own", customerGroups: ["trade"], minQty: 1, priceMinor: 2200 }),
    level({ id: "three", minQty: 3, priceMinor: 2300 }),
    level({ id: "ten", minQty: 10, priceMinor: 2100 }),
  ];
  const applied = (group: string | null, plainMinor: number, maxQty = 100) =>
    appliedLevels(tiers(), { group, plainMinor, maxQty }).map(({ id }) => id);

  test.each([
    ["everyone's from their quantities on", null, 2500, ["three", "ten"]],
    ["the own price of members, and what is cheaper than it", "trade", 2500, ["own", "ten"]],
    ["no own price that is not below the plain one", "trade", 2200, ["ten"]],
    ["none that is dearer than the plain price", "trade", 2000, []],
  ])("are %s", (_what, group, plainMinor, ids) => expect(applied(group, plainMinor)).toEqual(ids));

  test("are none beyond what one cart may hold", () => expect(applied(null, 2500, 9)).toEqual(["three"]));
});
