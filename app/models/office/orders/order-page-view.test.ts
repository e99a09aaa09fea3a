import { expect, test } from "vitest";
import { mugOrder } from "../../orders/order-view/order-fixture";
import type { Adjustment } from "../../selling/pricing/adjustment";
import { orderSums } from "./order-page-view";

const tax: Adjustment = {
  stage: "tax",
  code: "Sales tax",
  title: "Sales tax",
  on: "goods",
  amountMinor: 150,
  isContained: false,
  rateBasisPoints: 600,
  shares: [{ lineId: "1", amountMinor: 150 }],
};

test("a tax is listed once by its name, also where the order names its taxes", () => {
  const labels = (order: typeof mugOrder, adjustments: Adjustment[]) =>
    orderSums(order, adjustments)
      .map(({ label }) => label)
      .filter((label) => /tax/i.test(label));
  const named = { ...mugOrder, taxes: [{ title: "Sales tax (6%)", amountMinor: 150, isContained: false }] };
  expect(labels(named, [tax])).toEqual(["Sales tax (6%)"]);
  expect(labels(mugOrder, [tax])).toEqual(["Sales tax (6%)"]);
  expect(labels(mugOrder, [])).toEqual(["Tax"]);
});
