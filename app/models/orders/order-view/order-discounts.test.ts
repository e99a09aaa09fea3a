import { expect, test } from "vitest";
import type { Adjustment } from "../../selling/pricing/adjustment";
import { discountText, orderDiscounts } from "./order-discounts";

const step = (own: Partial<Adjustment>): Adjustment => ({
  stage: "order_discount",
  code: "SPRING",
  title: "Spring sale",
  on: "goods",
  amountMinor: -500,
  isContained: false,
  shares: [],
  paidBy: null,
  ...own,
});
const steps = [
  step({}),
  step({ code: "CLAY", title: "Clay days", stage: "line_discount", amountMinor: -300, paidBy: "lehigh" }),
  step({ code: "CLAY", title: "Clay days", stage: "order_discount", amountMinor: -1, paidBy: "lehigh" }),
  step({ code: "none", amountMinor: 0 }),
  step({ code: "tax", stage: "tax", amountMinor: 60 }),
];

test("each discount of a market's order says who pays for it", () => {
  const shown = orderDiscounts(steps, { market: "the market", seller: "Lehigh Clay" });
  expect(shown.map((one) => [discountText(one, "USD"), one.isFromSeller])).toEqual([
    ["Spring sale, from the market: $5.00", false],
    ["Clay days, from Lehigh Clay: $3.01", true],
  ]);
});

test("what a discount took off the delivery is known", () => {
  const both = [step({}), step({ stage: "shipping_discount", on: "delivery", amountMinor: -600 })];
  expect(orderDiscounts(both, null)).toMatchObject([{ amountMinor: 1100, deliveryMinor: 600 }]);
});

test("in a shop with one seller, discounts do not name who pays", () => {
  expect(orderDiscounts(steps, null).map((one) => discountText(one, "USD"))).toEqual([
    "Spring sale: $5.00",
    "Clay days: $3.01",
  ]);
});
