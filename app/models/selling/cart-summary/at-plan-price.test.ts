import { expect, test } from "vitest";
import { planOptionCode } from "../../catalogue/plans/plan";
import { atPlanPrice } from "./at-plan-price";
import { mugLine } from "./cart-line-fixture";

const plans = [{ every: 2, unit: "week" as const, rateBasisPoints: 1000 }];
const level = { id: "1", customerGroups: [], minQty: 3, priceMinor: 1000 };
const mug = { ...mugLine, plans, levels: [level] };
const choosing = (code: string) => ({ options: { [planOptionCode]: code }, personalization: {} });

test("a plan takes its percent off the selling price and off every tier", () => {
  expect(atPlanPrice(mug, choosing("2-week"))).toMatchObject({
    priceMinor: 1250,
    finalPriceMinor: 1125,
    levels: [{ ...level, priceMinor: 900 }],
  });
});

test.each(["once", "1-month"])("%s changes nothing", (code) => {
  expect(atPlanPrice(mug, choosing(code))).toBe(mug);
});
