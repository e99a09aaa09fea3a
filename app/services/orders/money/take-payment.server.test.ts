import { beforeEach, describe, expect, it } from "vitest";
import { orderEvents } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { withPayments } from "../../payments/providers/payment-fixture.server";
import { acting } from "../../shops/context/shop-context.server";
import { loadOrder } from "../reading/load-order.server";
import { refundOrder } from "./refund-order.server";
import { takePayment } from "./take-payment.server";

const database = withTestDatabase();
let shop: PurchaseShop & PaymentContext;
beforeEach(async () => {
  shop = withPayments(await openPurchaseShop(database.db));
});

async function place(paymentMethodCode: string) {
  const guest = await guestAtReview(shop, [[await addProduct(shop, "MUG"), 1]], { paymentMethodCode });
  return (await pressPlace(shop, guest)).orderId;
}
async function mails(kind: string) {
  const { rows } = await database.pool.query("select key from graphile_worker.jobs where key like $1", [
    `order-mail:${kind}%`,
  ]);
  return rows.length;
}

describe("a bank transfer that has arrived", () => {
  it("moves the order on in the name of the person who noted it, and is mailed", async () => {
    const orderId = await place("bank_transfer");
    const operator = { ...shop, actor: acting({ kind: "command-line", command: "order" }) };
    expect(await takePayment(operator, orderId)).toEqual({ orderId, status: "paid" });
    expect((await loadOrder(shop, orderId))?.status).toBe("processing");
    const events = await database.db.select().from(orderEvents);
    expect(
      events.find((event) => event.orderId === orderId && event.toStatus === "processing"),
    ).toMatchObject({
      note: "Paid",
      actor: { kind: "command-line" },
    });
    expect(await mails(`paid:${orderId}`)).toBe(1);
  });

  it("is not noted by a seller, whose payouts it would raise (rule payment-12)", async () => {
    const orderId = await place("bank_transfer");
    const ofSeller = { tenantId: shop.tenant.id, sellerId: shop.shop.sellerId };
    const actor = acting({ kind: "command-line", command: "seller", ofSeller });
    await expect(takePayment({ ...shop, actor }, orderId)).rejects.toMatchObject({ code: "forbidden" });
    expect((await loadOrder(shop, orderId))?.status).toBe("pending");
  });

  it("is noted once", async () => {
    const orderId = await place("bank_transfer");
    await takePayment(shop, orderId);
    await expect(takePayment(shop, orderId)).rejects.toMatchObject({
      code: "conflict",
      message: "There is nothing to take: the payment is paid.",
    });
  });
});

it("a payment at a provider is noted by the provider alone", async () => {
  const orderId = await place("sandbox_card");
  await expect(takePayment(shop, orderId)).rejects.toMatchObject({ code: "conflict" });
  expect((await loadOrder(shop, orderId))?.status).toBe("pending_payment");
});

describe("an order that was paid", () => {
  it("is paid back in parts, each noted and mailed, never more than it cost", async () => {
    const orderId = await place("bank_transfer");
    await takePayment(shop, orderId);
    const part = { amountMinor: 500, reason: "A chip" };
    expect(await refundOrder(shop, orderId, part)).toEqual({ result: "done", provider: "offline" });
    const order = await loadOrder(shop, orderId);
    expect(order?.events.at(-1)).toMatchObject({ toStatus: "processing", note: "$5.00 refunded" });
    expect(await mails(`refunded:${orderId}`)).toBe(1);
    const rest = (order?.grandTotalMinor ?? 0) - 500;
    await expect(refundOrder(shop, orderId, { ...part, amountMinor: rest + 1 })).rejects.toMatchObject({
      code: "invalid",
    });
    const later = { ...shop, now: () => new Date(shop.now().getTime() + 1) };
    await refundOrder(later, orderId, { amountMinor: null, reason: "" });
    expect((await loadOrder(shop, orderId))?.refunds.map(({ amountMinor }) => amountMinor)).toEqual([
      500,
      rest,
    ]);
  });

  it("is paid back once when the same is asked for again under its key (rule payment-24)", async () => {
    const orderId = await place("bank_transfer");
    await takePayment(shop, orderId);
    const chip = { amountMinor: 500, reason: "", once: { key: "chip-7", alreadyRefundedMinor: null } };
    const [first, second] = [await refundOrder(shop, orderId, chip), await refundOrder(shop, orderId, chip)];
    expect(second).toEqual(first);
    expect((await loadOrder(shop, orderId))?.money.refundedMinor).toBe(500);
  });

  it("is paid back once when two at once name what is refunded already (rule payment-24)", async () => {
    const orderId = await place("bank_transfer");
    await takePayment(shop, orderId);
    const chip = { amountMinor: 500, reason: "", once: { key: null, alreadyRefundedMinor: 0 } };
    const ends = await Promise.allSettled([
      refundOrder(shop, orderId, chip),
      refundOrder(shop, orderId, chip),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await loadOrder(shop, orderId))?.money.refundedMinor).toBe(500);
  });

  it("is not paid back before", async () => {
    const orderId = await place("bank_transfer");
    const all = { amountMinor: null, reason: "" };
    await expect(refundOrder(shop, orderId, all)).rejects.toMatchObject({ code: "invalid" });
  });
});
