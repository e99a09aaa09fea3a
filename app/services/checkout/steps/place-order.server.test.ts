import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { harborAccount } from "~/models/payments/bank-account-fixture";
import { isAppError } from "~/models/platform/error/app-error";
import { stockItems } from "~/tables/catalogue/offers";
import { orderEvents, orderItems, orders } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, changeOffer } from "../../catalogue/products/catalogue-fixture.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { saveDraft } from "../../selling/checkout/save-draft.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { placeOrder } from "./place-order.server";
import {
  asShopper,
  buttonOf,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
  withCartOf,
} from "./purchase-fixture.server";

const database = withTestDatabase();
let shop: PurchaseShop;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
});

const ordersOf = (ctx: PurchaseShop) =>
  database.db.select().from(orders).where(eq(orders.tenantId, ctx.tenant.id));
async function stockOf(ctx: PurchaseShop, sku: string) {
  const items = await database.db.select().from(stockItems).where(eq(stockItems.tenantId, ctx.tenant.id));
  return items.find((item) => item.sku === sku);
}
async function refusalOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return isAppError(error) ? { code: error.code, message: error.message } : error;
}

describe("an order", () => {
  it("holds what was true when it was placed", async () => {
    const mug = await addProduct(shop, "MUG", { name: "Harbour mug", priceMinor: 1250 });
    const guest = await guestAtReview(shop, [[mug, 2]]);
    const { orderId, incrementId, isNew } = await pressPlace(shop, guest);
    expect({ incrementId, isNew }).toEqual({ incrementId: "100001", isNew: true });
    const [order] = await ordersOf(shop);
    expect(order).toMatchObject({
      id: orderId,
      status: "pending",
      email: "ada@example.com",
      sessionHash: guest.sessionHash,
      subtotalMinor: 2500,
      shippingMinor: 600,
      taxMinor: 150,
      grandTotalMinor: 3250,
      reservedUntil: null,
      shippingAddress: nazareth,
      billingAddress: nazareth,
      paymentMethod: { code: "bank_transfer", instructions: "Pay within a week.", account: harborAccount },
    });
    const lines = await database.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
    expect(lines).toMatchObject([
      { sku: "MUG", name: "Harbour mug", qty: 2, priceMinor: 1250, taxMinor: 150 },
    ]);
  });

  it("reserves its pieces and takes the cart", async () => {
    const mug = await addProduct(shop, "MUG");
    const guest = await guestAtReview(shop, [[mug, 3]]);
    await pressPlace(shop, guest);
    expect(await stockOf(shop, "MUG")).toMatchObject({ onHand: 10, reserved: 3 });
    expect((await readCart(shop, guest)).summary.count).toBe(0);
  });

  it("numbers orders without gaps, also after a refusal", async () => {
    const mug = await addProduct(shop, "MUG");
    await pressPlace(shop, await guestAtReview(shop, [[mug, 1]]));
    const refused = await guestAtReview(shop, [[mug, 1]]);
    const button = await buttonOf(shop, refused);
    const parts = button.parts.map((part) => ({ ...part, seen: { ...part.seen, grandTotalMinor: 1 } }));
    await refusalOf(placeOrder(shop, { ...button, parts }));
    const { incrementId } = await pressPlace(shop, await guestAtReview(shop, [[mug, 1]]));
    expect(incrementId).toBe("100002");
  });

  it("queues its confirmation in the same transaction", async () => {
    const mug = await addProduct(shop, "MUG");
    const { orderId } = await pressPlace(shop, await guestAtReview(shop, [[mug, 1]]));
    const { rows } = await database.pool.query("select key from graphile_worker.jobs where key = $1", [
      `order-mail:placed:${orderId}`,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("waits for a payment with the clock running, and says both states", async () => {
    const mug = await addProduct(shop, "MUG");
    const guest = await guestAtReview(shop, [[mug, 1]], { paymentMethodCode: "sandbox_card" });
    const { orderId } = await pressPlace(shop, guest);
    const [order] = await ordersOf(shop);
    expect(order).toMatchObject({
      status: "pending_payment",
      reservedUntil: new Date("2026-03-01T12:30:00Z"),
    });
    const events = await database.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.id);
    expect(events.map(({ toStatus }) => toStatus)).toEqual(["pending", "pending_payment"]);
  });
});

describe("a button that is pressed again", () => {
  it("leads to its order, also when a new cart was begun since", async () => {
    const mug = await addProduct(shop, "MUG");
    const guest = await guestAtReview(shop, [[mug, 1]]);
    const button = await buttonOf(shop, guest);
    const { orderId } = await placeOrder(asShopper(shop, guest), button);
    await addToCart(shop, { ...guest, cartId: null }, { productId: mug, qty: 2 });
    const visitor = await withCartOf(shop, guest);
    expect(visitor.cartId).not.toBeNull();
    const again = await placeOrder(asShopper(shop, visitor), { ...button, visitor });
    expect(again).toMatchObject({ orderId, isNew: false });
  });

  it.each([
    ["bank_transfer", false],
    ["sandbox_card", true],
  ])("asks for the payment again, which a new order by %s does: %s", async (paymentMethodCode, asks) => {
    const mug = await addProduct(shop, "MUG");
    const guest = await guestAtReview(shop, [[mug, 1]], { paymentMethodCode });
    const button = await buttonOf(shop, guest);
    expect((await placeOrder(asShopper(shop, guest), button)).mayLeadToPayment).toBe(asks);
    expect((await placeOrder(asShopper(shop, guest), button)).mayLeadToPayment).toBe(true);
  });
});

describe("races", () => {
  it("sells the last 5 pieces to 5 of 40 shoppers and leaves the others their carts", async () => {
    const mug = await addProduct(shop, "MUG", { name: "Harbour mug", stock: { onHand: 5 } });
    const guests = await Promise.all(Array.from({ length: 40 }, () => guestAtReview(shop, [[mug, 1]])));
    const buttons = await Promise.all(guests.map((guest) => buttonOf(shop, guest)));
    const results = await Promise.allSettled(buttons.map((button) => placeOrder(shop, button)));
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(35);
    for (const { reason } of refused)
      expect(isAppError(reason) && reason.message).toContain("Harbour mug: Out of Stock");
    expect(await ordersOf(shop)).toHaveLength(5);
    expect(await stockOf(shop, "MUG")).toMatchObject({ onHand: 5, reserved: 5 });
    const carts = await Promise.all(guests.map((guest) => readCart(shop, guest)));
    expect(carts.filter(({ summary }) => summary.count === 1)).toHaveLength(35);
  });

  it("makes one order of a button pressed five times at once, and answers it five times", async () => {
    const mug = await addProduct(shop, "MUG");
    const button = await buttonOf(shop, await guestAtReview(shop, [[mug, 2]]));
    const placed = await Promise.all(Array.from({ length: 5 }, () => placeOrder(shop, button)));
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
    expect(placed.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await ordersOf(shop)).toHaveLength(1);
    expect(await stockOf(shop, "MUG")).toMatchObject({ reserved: 2 });
  });

  it("never locks in a circle when shoppers want the same goods in another order", async () => {
    const [mug, vase] = [await addProduct(shop, "MUG"), await addProduct(shop, "VASE")];
    const carts = Array.from({ length: 10 }, (_, index): [number, number][] =>
      index % 2
        ? [
            [mug, 1],
            [vase, 1],
          ]
        : [
            [vase, 1],
            [mug, 1],
          ],
    );
    const guests = await Promise.all(carts.map((goods) => guestAtReview(shop, goods)));
    const placed = await Promise.allSettled(guests.map((guest) => pressPlace(shop, guest)));
    expect(placed.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(await stockOf(shop, "VASE")).toMatchObject({ reserved: 10 });
  });
});

describe("refusals", () => {
  it("two lines of one stock item cannot exceed it", async () => {
    const single = await addProduct(shop, "SINGLE", { name: "Single", stock: { onHand: 5 } });
    const pair = await addProduct(shop, "PAIR", { name: "Pair" });
    const guest = await guestAtReview(shop, [
      [single, 3],
      [pair, 3],
    ]);
    const item = await stockOf(shop, "SINGLE");
    await changeOffer(shop, pair, { stockItemId: item?.id ?? null });
    expect(await refusalOf(pressPlace(shop, guest))).toMatchObject({
      code: "out_of_stock",
      message: expect.stringContaining("Only 2 available"),
    });
    expect(await stockOf(shop, "SINGLE")).toMatchObject({ reserved: 0 });
  });

  it("names what changed since the shopper saw the order", async () => {
    const mug = await addProduct(shop, "MUG", { priceMinor: 1000 });
    const guest = await guestAtReview(shop, [[mug, 1]]);
    const button = await buttonOf(shop, guest);
    await changeOffer(shop, mug, { finalPriceMinor: 1100 });
    expect(await refusalOf(placeOrder(shop, button))).toEqual({
      code: "conflict",
      message:
        "MUG now costs $11.00 instead of $10.00. Tax is now $0.66 instead of $0.60. The total is now $17.66 instead of $16.60. Please check your order and place it again.",
    });
    expect((await readCart(shop, guest)).summary.count).toBe(1);
  });

  it("shows nobody else's order for its token", async () => {
    const mug = await addProduct(shop, "MUG");
    const button = await buttonOf(shop, await guestAtReview(shop, [[mug, 1]]));
    await placeOrder(shop, button);
    const stranger = await guestAtReview(shop, [[mug, 1]]);
    expect(await refusalOf(placeOrder(shop, { ...button, visitor: stranger }))).toMatchObject({
      code: "conflict",
    });
  });

  it("does not offer the sandbox where the operator does not allow it", async () => {
    const mug = await addProduct(shop, "MUG");
    const guest = await guestAtReview(shop, [[mug, 1]], { paymentMethodCode: "sandbox_card" });
    const button = await buttonOf(shop, guest);
    expect(await refusalOf(placeOrder(shop, { ...button, sandboxAllowed: false }))).toMatchObject({
      message: "Please choose a payment method.",
    });
  });

  it("keeps the shop's word when checkout is closed", async () => {
    const modules = {
      "order-management": { prevent_checkout: true, prevent_checkout_message: "Back on Monday." },
    };
    const closed = await openPurchaseShop(database.db, { modules });
    const mug = await addProduct(closed, "MUG");
    const guest = await guestAtReview(closed, [[mug, 1]]);
    expect(await refusalOf(pressPlace(closed, guest))).toEqual({
      code: "checkout_prevented",
      message: "Back on Monday.",
    });
  });

  it("asks a tobacco shop's customers for their age", async () => {
    const leaf = { ...shop, shop: { ...shop.shop, industry: "tobacco" } };
    const cigar = await addProduct(leaf, "CIGAR");
    const guest = await guestAtReview(leaf, [[cigar, 1]], { customerBirthdate: "2005-03-02" });
    expect(await refusalOf(pressPlace(leaf, guest))).toMatchObject({ code: "forbidden" });
    await saveDraft(leaf, guest, { customerBirthdate: "2005-03-01" });
    expect(await pressPlace(leaf, guest)).toMatchObject({ isNew: true });
  });

  it("a cart of another shop is no cart here", async () => {
    const mug = await addProduct(shop, "MUG");
    const guest = await guestAtReview(shop, [[mug, 1]]);
    const button = await buttonOf(shop, guest);
    const other = await openPurchaseShop(database.db);
    expect(await refusalOf(placeOrder(other, button))).toMatchObject({ message: "Your cart is empty." });
  });
});
