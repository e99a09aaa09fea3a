import { expect, it } from "vitest";
import { mugOrder } from "../order-view/order-fixture";
import { sumOrders } from "./sum-orders";

it("sums every total of the orders, and each duty by its name", () => {
  const duty = (amountMinor: number) => [{ name: "Excise", amountMinor }];
  const totals = sumOrders([
    { ...mugOrder, otherTax: duty(40) },
    { ...mugOrder, otherTax: duty(2), grandTotalMinor: 1000 },
  ]);
  expect(totals).toMatchObject({ subtotalMinor: 5000, shippingMinor: 1200, grandTotalMinor: 4250 });
  expect(totals.otherTax).toEqual(duty(42));
});
