import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { stockItems } from "~/tables/catalogue/offers";
import { payments } from "~/tables/orders/payments";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  asShopper,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { withPayments } from "../../payments/providers/payment-fixture.server";
import { paysFor } from "../../payments/providers/payment-of-fixture.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import { returnPayment } from "../money/return-payment.server";
import { takePayment } from "../money/take-payment.server";
import { loadOrder } from "../reading/load-order.server";
import { asHolder } from "../reading/read-order.server";
import { cancelOrder } from "./cancel-order.server";
import { changeOrderStatus } from "./change-order-status.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let mug: number;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  mug = await addProduct(shop, "MUG");
});

async function place(paymentMethodCode = "bank_transfer") {
  const { orderId } = await pressPlace(shop, await guestAtReview(shop, [[mug, 4]], { paymentMethodCode }));
  const [payment] = await database.db.select().from(payments).where(paysFor(orderId));
  return { orderId, paymentId: payment?.id ?? "" };
}
async function placeAsGuest() {
  const guest = await guestAtReview(shop, [[mug, 1]]);
  const { orderId } = await pressPlace(shop, guest);
  const [payment] = await database.db.select().from(payments).where(paysFor(orderId));
  return { orderId, paymentId: payment?.id ?? "", shopper: asShopper(shop, guest) };
}
async function stock() {
  const [item] = await database.db.select().from(stockItems).where(eq(stockItems.tenantId, shop.tenant.id));
  return { onHand: item?.onHand, reserved: item?.reserved };
}
async function jobs(key: string) {
  const { rows } = await database.pool.query("select 1 from graphile_worker.jobs where key = $1", [key]);
  return rows.length;
}

describe("a canceled order", () => {
  it("puts its pieces on sale once, closes its payment and is mailed", async () => {
    const { orderId, paymentId } = await place();
    await cancelOrder(shop, orderId, "Asked by phone");
    await expect(cancelOrder(shop, orderId)).rejects.toMatchObject({ code: "conflict" });
    expect(await stock()).toEqual({ onHand: 10, reserved: 0 });
    expect((await loadOrder(shop, orderId))?.events.at(-1)).toMatchObject({
      toStatus: "canceled",
      note: "Asked by phone",
    });
    expect(await jobs(`order-mail:canceled:${orderId}`)).toBe(1);
    expect(await jobs(`close:${paymentId}`)).toBe(1);
  });

  it("is canceled once when it is asked to from two sides", async () => {
    const { orderId } = await place();
    const settled = await Promise.allSettled([cancelOrder(shop, orderId), cancelOrder(shop, orderId)]);
    expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await stock()).toEqual({ onHand: 10, reserved: 0 });
  });

  it("is paid back what was paid for it", async () => {
    const { orderId, paymentId } = await place();
    const ctx = withPayments(shop);
    await takePayment(ctx, orderId);
    await cancelOrder(shop, orderId);
    expect(await jobs(`refund:${paymentId}:${orderId}`)).toBe(1);
    await returnPayment(ctx, { paymentId, orderId });
    const order = await loadOrder(shop, orderId);
    expect(order?.refunds.map(({ amountMinor }) => amountMinor)).toEqual([order?.grandTotalMinor]);
  });

  it("that waited for its payment was not confirmed, so nothing is mailed about it", async () => {
    const { orderId } = await place("sandbox_card");
    await cancelOrder(shop, orderId);
    expect(await jobs(`order-mail:canceled:${orderId}`)).toBe(0);
  });
});

describe("a shopper", () => {
  it("cancels an order that is paid, and gets the mail", async () => {
    const { orderId, paymentId, shopper } = await placeAsGuest();
    await takePayment(withPayments(shop), orderId);
    await cancelOrder(shopper, orderId, "Canceled by the shopper");
    expect((await loadOrder(shop, orderId))?.status).toBe("canceled");
    expect(await jobs(`refund:${paymentId}:${orderId}`)).toBe(1);
    expect(await jobs(`order-mail:canceled:${orderId}`)).toBe(1);
  });

  it("is told when it is too late", async () => {
    const { orderId, shopper } = await placeAsGuest();
    await takePayment(withPayments(shop), orderId);
    await changeOrderStatus(shop, orderId, "packing");
    await expect(cancelOrder(shopper, orderId)).rejects.toMatchObject({
      code: "conflict",
      message: "This order is being packed and can no longer be canceled.",
    });
  });

  it("cancels a guest's order with the key of its mail, and with no other", async () => {
    const { orderId } = await placeAsGuest();
    const secret = "a secret of the tests";
    const stranger = asShopper(shop, anonymousVisitor);
    const other = signLink(secret, { kind: "order", shopId: shop.shop.id, id: shop.tenant.id });
    await expect(
      cancelOrder(asHolder(stranger, orderId, { secret, key: other }), orderId),
    ).rejects.toMatchObject({
      code: "not_found",
    });
    const key = signLink(secret, { kind: "order", shopId: shop.shop.id, id: orderId });
    await cancelOrder(asHolder(stranger, orderId, { secret, key }), orderId);
    expect((await loadOrder(shop, orderId))?.status).toBe("canceled");
  });
});

it("another shop does not know the order", async () => {
  const { orderId } = await place();
  const other = await openPurchaseShop(database.db);
  await expect(cancelOrder(other, orderId)).rejects.toMatchObject({ code: "not_found" });
});
