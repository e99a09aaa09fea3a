import { beforeEach, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import { placePaidOrder } from "../../payments/providers/order-fixture.server";
import { withPayments } from "../../payments/providers/payment-fixture.server";
import { openPurchaseShop } from "../steps/purchase-fixture.server";
import { readPaymentBill } from "./read-payment-bill.server";

const database = withTestDatabase();
let order: Awaited<ReturnType<typeof placePaidOrder>>;
beforeEach(async () => {
  const shop = withPayments(await openPurchaseShop(database.db));
  order = await placePaidOrder(shop, "sandbox_card");
});

const read = async (amountMinor?: number) => {
  const payment = await findPaymentOfOrder(order.shop, order.orderId);
  if (!payment) throw new Error("there is no payment");
  return readPaymentBill(order.shop, { ...payment, amountMinor: amountMinor ?? payment.amountMinor });
};

test("a bill has the addresses and lines of the orders, which add up to the payment", async () => {
  const { billing, shipping, lines } = await read();
  expect([billing.country, shipping?.city]).toEqual(["US", "Nazareth"]);
  expect(lines.map(({ kind, qty }) => [kind, qty])).toEqual([
    ["goods", 2],
    ["delivery", 1],
    ["tax", 1],
  ]);
  const sumMinor = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  expect(sumMinor).toBe((await order.payment()).amountMinor);
});

test("a bill for another amount is one line", async () => {
  expect((await read(100)).lines).toMatchObject([{ kind: "difference", totalMinor: 100 }]);
});
