import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { sessions } from "~/tables/accounts/customers";
import { stockItems } from "~/tables/catalogue/offers";
import { orderEvents, orders } from "~/tables/orders/orders";
import { payments } from "~/tables/orders/payments";
import { carts } from "~/tables/selling/carts";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { startPayment } from "../../checkout/payment/start-payment.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { sandboxSays, withPayments } from "../../payments/providers/payment-fixture.server";
import { paysFor } from "../../payments/providers/payment-of-fixture.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { loadOrder } from "../reading/load-order.server";
import { findExpiredOrders } from "../records/find-expired-orders.server";
import { releaseExpiredOrder } from "../records/release-expired-order.server";
import { refundsOf } from "./record-refund.server";
import { returnPayment } from "./return-payment.server";
import { settlePayment } from "./settle-payment.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let mug: number;
let guest: Visitor;
let orderId: string;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  mug = await addProduct(shop, "MUG");
  guest = await guestAtReview(shop, [[mug, 3]], { paymentMethodCode: "sandbox_card" });
  ({ orderId } = await pressPlace(shop, guest));
});

async function say(outcome: "paid" | "failed") {
  const { id, amountMinor } = await payment();
  return settlePayment(shop, "sandbox", { paymentId: id, outcome: sandboxSays(outcome, amountMinor) });
}
async function payment() {
  const [row] = await database.db.select().from(payments).where(paysFor(orderId));
  if (!row) throw new Error("no payment");
  return row;
}
async function status() {
  const [row] = await database.db.select().from(orders).where(eq(orders.id, orderId));
  return row?.status;
}
async function reserved() {
  const [row] = await database.db.select().from(stockItems).where(eq(stockItems.tenantId, shop.tenant.id));
  return row?.reserved;
}
async function states() {
  const rows = await database.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(orderEvents.id);
  return rows.map(({ toStatus }) => toStatus);
}
/** The guest as their next request finds them. */
async function returningGuest(): Promise<Visitor> {
  const [cart] = await database.db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.tenantId, shop.tenant.id), eq(carts.sessionHash, guest.sessionHash ?? "")));
  return { ...guest, cartId: cart?.id ?? null };
}
async function jobs(key: string) {
  const { rows } = await database.pool.query("select 1 from graphile_worker.jobs where key = $1", [key]);
  return rows.length;
}

describe("a payment that succeeds", () => {
  it("makes the order go on, keeps its stock and confirms it", async () => {
    expect(await say("paid")).toEqual({ orderId, status: "paid" });
    expect(await states()).toEqual(["pending", "pending_payment", "processing"]);
    expect(await reserved()).toBe(3);
    expect(await jobs(`order-mail:placed:${orderId}`)).toBe(1);
  });

  it("is not confirmed before", async () => {
    expect(await jobs(`order-mail:placed:${orderId}`)).toBe(0);
  });

  it("counts once when browser and webhook say so together, again and again", async () => {
    const told = await Promise.all(Array.from({ length: 6 }, () => say("paid")));
    expect(told.every((settled) => settled?.status === "paid")).toBe(true);
    expect(await states()).toEqual(["pending", "pending_payment", "processing"]);
  });

  it("stays paid after a late report of failure", async () => {
    await say("paid");
    expect(await say("failed")).toEqual({ orderId, status: "paid" });
    expect(await status()).toBe("processing");
  });

  it("leaves nothing more to do at the provider", async () => {
    expect(await startPayment(withPayments(shop), orderId)).toMatchObject({ kind: "redirect" });
    await say("paid");
    expect(await startPayment(withPayments(shop), orderId)).toEqual({ kind: "none" });
  });
});

describe("a payment that is declined", () => {
  it("cancels the order, puts its pieces on sale and gives the cart back", async () => {
    expect(await say("failed")).toEqual({ orderId, status: "declined" });
    expect([await status(), await reserved()]).toEqual(["canceled", 0]);
    const { summary, draft } = await readCart(shop, await returningGuest());
    expect(summary.items).toMatchObject([{ sku: "MUG", qty: 3 }]);
    expect(draft).toMatchObject({ email: "ada@example.com", shippingMethodCode: "standard" });
    expect(draft.billingAddress).toBeUndefined();
  });

  it("releases once, despite repeated reports", async () => {
    await Promise.all(Array.from({ length: 4 }, () => say("failed")));
    const { summary } = await readCart(shop, await returningGuest());
    expect([await reserved(), summary.count]).toEqual([0, 3]);
  });

  it("adds to a cart that was begun since", async () => {
    await addToCart(shop, await returningGuest(), { productId: mug, qty: 2 });
    await say("failed");
    expect((await readCart(shop, await returningGuest())).summary.count).toBe(5);
  });

  it("can be ordered again, as another order", async () => {
    await say("failed");
    const again = await pressPlace(shop, await returningGuest());
    expect(again).toMatchObject({ isNew: true, incrementId: "100002" });
  });

  it("is harmless to a guest whose session is over", async () => {
    await database.db.delete(sessions).where(eq(sessions.tenantId, shop.tenant.id));
    expect(await say("failed")).toEqual({ orderId, status: "declined" });
    expect(await database.db.select().from(carts).where(eq(carts.tenantId, shop.tenant.id))).toEqual([]);
  });
});

describe("a payment that does not come", () => {
  it("is waited for half an hour", async () => {
    shop.clock.now = new Date("2026-03-01T12:29:59Z");
    expect(await releaseExpiredOrder(shop, orderId)).toBe(false);
    shop.clock.now = new Date("2026-03-01T12:30:00Z");
    expect(await findExpiredOrders(shop)).toContainEqual({ shopId: shop.shop.id, orderId });
    expect(await releaseExpiredOrder(shop, orderId)).toBe(true);
    expect([await status(), await reserved()]).toEqual(["canceled", 0]);
    expect(await releaseExpiredOrder(shop, orderId)).toBe(false);
  });

  it("is not waited for once it was paid", async () => {
    await say("paid");
    shop.clock.now = new Date("2026-03-02T12:00:00Z");
    expect(await findExpiredOrders(shop)).not.toContainEqual({ shopId: shop.shop.id, orderId });
    expect(await releaseExpiredOrder(shop, orderId)).toBe(false);
  });

  it("and comes after all is paid back", async () => {
    shop.clock.now = new Date("2026-03-01T13:00:00Z");
    await releaseExpiredOrder(shop, orderId);
    await say("paid");
    const { id } = await payment();
    expect([await status(), await jobs(`refund:${id}:${orderId}`)]).toEqual(["canceled", 1]);
    await returnPayment(withPayments(shop), { paymentId: id, orderId });
    await returnPayment(withPayments(shop), { paymentId: id, orderId });
    const { capturedMinor } = await payment();
    expect(await refundsOf(shop, { id })).toMatchObject([{ status: "done", amountMinor: capturedMinor }]);
  });
});

it("another amount paid for a cancelled order goes back, and its history says nothing of shipping", async () => {
  await say("failed");
  const before = await states();
  const { id, amountMinor } = await payment();
  await settlePayment(shop, "sandbox", { paymentId: id, outcome: sandboxSays("paid", amountMinor - 1) });
  expect([await status(), await jobs(`refund:${id}:${orderId}`)]).toEqual(["canceled", 1]);
  await returnPayment(withPayments(shop), { paymentId: id, orderId });
  expect(await refundsOf(shop, { id })).toMatchObject([{ status: "done", amountMinor: amountMinor - 1 }]);
  expect(await states()).toEqual([...before, "canceled"]);
  expect((await loadOrder(shop, orderId))?.events.at(-1)?.note).toMatch(/^\$\S+ refunded$/);
});

it("a payment of another shop is not known", async () => {
  const other = await openPurchaseShop(database.db);
  const { id, amountMinor } = await payment();
  const told = { paymentId: id, outcome: sandboxSays("paid", amountMinor) };
  expect(await settlePayment(other, "sandbox", told)).toBeNull();
  expect(await settlePayment(shop, "paypal", told)).toBeNull();
  expect(await status()).toBe("pending_payment");
});
