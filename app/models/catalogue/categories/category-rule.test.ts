import { describe, expect, it } from "vitest";
import { type CategoryRule, categoryRuleSchema, meetsRule, type RuleFacts } from "./category-rule";

const now = new Date("2026-03-31T00:00:00Z");
const mug: RuleFacts = {
  tags: ["Gift", "Blue"],
  brand: "Clay",
  createdAt: new Date("2026-03-01T00:00:00Z"),
  pricesMinor: [1000, 2000],
};
const isIn = (rule: CategoryRule, over: Partial<RuleFacts> = {}) => meetsRule(rule, { ...mug, ...over }, now);

describe("a rule of a category", () => {
  it.each<[string, CategoryRule, boolean]>([
    ["one of its tags", { tags: ["sale", "gift"] }, true],
    ["none of its tags", { tags: ["sale"] }, false],
    ["one of its brands, in any case", { brands: ["CLAY", "Wood"] }, true],
    ["another brand", { brands: ["Wood"] }, false],
    ["a part of a brand's name", { brands: ["Cla"] }, false],
    ["the lowest price", { price_from_minor: 2000 }, true],
    ["a minor unit below the lowest price", { price_from_minor: 2001 }, false],
    ["the highest price", { price_to_minor: 1000 }, true],
    ["a minor unit above the highest price", { price_to_minor: 999 }, false],
    [
      "a price on each side of the range, none in it",
      { price_from_minor: 1001, price_to_minor: 1999 },
      false,
    ],
    ["a price in the range", { price_from_minor: 1000, price_to_minor: 1000 }, true],
    ["the last day of newness", { newer_than_days: 31 }, true],
    ["exactly so many days", { newer_than_days: 30 }, false],
    ["all conditions", { tags: ["gift"], brands: ["clay"], newer_than_days: 31 }, true],
    ["all conditions but one", { tags: ["gift"], brands: ["clay"], newer_than_days: 30 }, false],
  ])("%s", (_case, rule, expected) => {
    expect(isIn(rule)).toBe(expected);
  });

  it("counts a product as new until the last moment", () => {
    expect(isIn({ newer_than_days: 30 }, { createdAt: new Date("2026-03-01T00:00:00.001Z") })).toBe(true);
  });

  it("has no product without a price where it names one", () => {
    expect(isIn({ price_from_minor: 0 }, { pricesMinor: [] })).toBe(false);
  });

  it.each([[{}], [{ tags: [] }], [{ price_from_minor: 2, price_to_minor: 1 }], [{ color: ["red"] }]])(
    "is not %j",
    (typed) => {
      expect(categoryRuleSchema.safeParse(typed).success).toBe(false);
    },
  );
});
