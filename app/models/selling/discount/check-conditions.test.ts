import { describe, expect, test } from "vitest";
import { checkConditions, matchingLines } from "./check-conditions";
import { discount, guest, line } from "./discount-fixture";
import type { DiscountConditions, DiscountContext } from "./discount-rule";

const cart = [line("lamp", 2, 2500, { categories: ["lighting"] }), line("mug", 1, 1000)];

function reason(conditions: Partial<DiscountConditions>, over: Partial<DiscountContext> = {}) {
  const rule = discount({ type: "percent", rateBasisPoints: 1000 }, conditions);
  return checkConditions(rule, cart, { ...guest, ...over });
}

describe("checkConditions", () => {
  test("has no conditions by default", () => {
    expect(reason({})).toBeNull();
  });

  test.each([
    ["2025-05-31T23:59:59.999Z", "not-started"],
    ["2025-06-01T00:00:00Z", null],
    ["2025-06-30T23:59:59.999Z", null],
    ["2025-07-01T00:00:00Z", "ended"],
  ])("at %s a discount for June: %s", (now, expected) => {
    const june = { startsAt: "2025-06-01T00:00:00Z", endsAt: "2025-07-01T00:00:00Z" };
    expect(reason(june, { now: new Date(now) })).toBe(expected);
  });

  test.each([
    ["2025-06-01T03:59:59Z", "not-started"],
    ["2025-06-01T04:00:00Z", null],
    ["2025-07-01T03:59:59Z", null],
    ["2025-07-01T04:00:00Z", "ended"],
  ])("at %s one from the first to the last day of June in New York: %s", (now, expected) => {
    const june = { startsAt: "2025-06-01", endsAt: "2025-06-30" };
    expect(reason(june, { now: new Date(now), zone: "America/New_York" })).toBe(expected);
  });

  test.each([
    [9, null],
    [10, "used-up"],
  ])("limit of ten uses, used %i times: %s", (total, expected) => {
    expect(reason({ maxUses: 10 }, { uses: { percent: { total, byCustomer: 0 } } })).toBe(expected);
  });

  test.each([
    [0, null],
    [1, "used-by-customer"],
  ])("limit of one use per customer, used %i times: %s", (byCustomer, expected) => {
    expect(reason({ maxUsesPerCustomer: 1 }, { uses: { percent: { total: 5, byCustomer } } })).toBe(expected);
  });

  test("an unused discount is used up only by a limit of zero, in all or per customer", () => {
    expect(reason({ maxUses: 1, maxUsesPerCustomer: 1 })).toBeNull();
    expect([reason({ maxUses: 0 }), reason({ maxUsesPerCustomer: 0 })]).toEqual([
      "used-up",
      "used-by-customer",
    ]);
  });

  test.each([
    ["wholesale", null],
    ["retail", "group"],
    [null, "group"],
  ])("for wholesale, buyer in group %s: %s", (group, expected) => {
    expect(reason({ customerGroups: ["wholesale"] }, { group })).toBe(expected);
  });

  test.each([
    [6000, null],
    [6001, "minimum"],
  ])("goods of 6000 against a minimum of %i: %s", (minimumMinor, expected) => {
    expect(reason({ minimumMinor })).toBe(expected);
  });

  test.each([
    [6000, null],
    [5999, "maximum"],
  ])("goods of 6000 against a maximum of %i: %s", (maximumMinor, expected) => {
    expect(reason({ maximumMinor })).toBe(expected);
  });

  test("the minimum counts only the discount's own products", () => {
    expect(reason({ minimumMinor: 1001, skus: ["mug"] })).toBe("minimum");
  });

  test("without its products it does not apply", () => {
    expect(reason({ skus: ["chair"] })).toBe("no-matching-products");
  });
});

describe("matchingLines", () => {
  test.each([
    [{}, ["lamp", "mug"]],
    [{ categories: ["lighting"] }, ["lamp"]],
    [{ skus: ["mug"] }, ["mug"]],
    [{ categories: ["lighting"], skus: ["mug"] }, ["lamp", "mug"]],
    [{ exceptSkus: ["mug"] }, ["lamp"]],
    [{ exceptCategories: ["lighting"] }, ["mug"]],
    [{ skus: ["lamp", "mug"], exceptCategories: ["lighting"] }, ["mug"]],
  ])("%o applies to %o", (conditions, ids) => {
    const rule = discount({ type: "free_shipping" }, conditions);
    expect(matchingLines(rule, cart).map((match) => match.id)).toEqual(ids);
  });

  test.each([
    ["what names the product is for its variations", { skus: ["mug"] }, ["mug-blue"]],
    ["what names a variation is for it", { skus: ["mug-blue"] }, ["mug-blue"]],
    ["what excepts the product excepts its variations", { exceptSkus: ["mug"] }, []],
    ["what excepts one of its categories excepts it", { exceptCategories: ["gifts"] }, []],
    ["what is for one of its categories is for it", { categories: ["gifts"] }, ["mug-blue"]],
  ])("%s", (_what, conditions, ids) => {
    const blue = line("mug-blue", 1, 1000, { skus: ["mug-blue", "mug"], categories: ["mugs", "gifts"] });
    const rule = discount({ type: "free_shipping" }, conditions);
    expect(matchingLines(rule, [blue]).map((match) => match.id)).toEqual(ids);
  });

  test("free products never count", () => {
    const rule = discount({ type: "free_shipping" });
    expect(matchingLines(rule, [line("pen", 1, 500, { freebieOf: "freebie" })])).toEqual([]);
  });
});
