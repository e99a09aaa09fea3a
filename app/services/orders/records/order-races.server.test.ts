import { and, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { isAppError } from "~/models/platform/error/app-error";
import { stockItems } from "~/tables/catalogue/offers";
import { orderItems, orders } from "~/tables/orders/orders";
import { payments } from "~/tables/orders/payments";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { placeOrder } from "../../checkout/steps/place-order.server";
import {
  buttonOf,
  filledDraft,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
  withCartOf,
} from "../../checkout/steps/purchase-fixture.server";
import { sandboxSays } from "../../payments/providers/payment-fixture.server";
import { paysFor } from "../../payments/providers/payment-of-fixture.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { saveDraft } from "../../selling/checkout/save-draft.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { changeQuantity } from "../../selling/lines/change-quantity.server";
import { settlePayment } from "../money/settle-payment.server";
import { cancelOrder } from "../states/cancel-order.server";
import { releaseExpiredOrder } from "./release-expired-order.server";

const rounds = 15;
const shoppers = 4;
const database = withTestDatabase();
let shop: PurchaseShop;
let goods: [productId: number, qty: number][];
beforeAll(async () => {
  shop = await openPurchaseShop(database.db);
  const stock = { onHand: 100_000 };
  goods = [
    [await addProduct(shop, "MUG", { stock }), 2],
    [await addProduct(shop, "CUP", { stock }), 1],
  ];
});

/**
 * A shopper with an order that waits for its payment and a second cart at the same session, ready to be
 * ordered.
 */
async function shopperWithOrderAndCart() {
  const guest = await guestAtReview(shop, goods, { paymentMethodCode: "sandbox_card" });
  const { orderId } = await pressPlace(shop, guest);
  for (const [productId, qty] of [...goods].reverse())
    await addToCart(shop, await withCartOf(shop, guest), { productId, qty });
  const visitor = await withCartOf(shop, guest);
  await saveDraft(shop, visitor, filledDraft);
  const { summary } = await readCart(shop, visitor);
  const quantities = new Map(summary.items.map(({ itemId, qty }) => [itemId, qty]));
  return { visitor, orderId, quantities, button: await buttonOf(shop, visitor) };
}

async function settle(orderId: string, outcome: "paid" | "failed") {
  const [payment] = await database.db.select().from(payments).where(paysFor(orderId));
  return settlePayment(shop, "sandbox", {
    paymentId: payment?.id ?? "",
    outcome: sandboxSays(outcome, payment?.amountMinor),
  });
}

/** Everything that may happen to a shopper's order and cart, at once. */
function everythingAtOnce(shopper: Awaited<ReturnType<typeof shopperWithOrderAndCart>>, round: number) {
  const { visitor, orderId, quantities, button } = shopper;
  const late = { ...shop, now: () => new Date("2026-03-01T13:00:00Z") };
  const happenings: Promise<unknown>[] = [
    placeOrder(shop, button),
    settle(orderId, "failed"),
    releaseExpiredOrder(late, orderId),
    changeQuantity(shop, visitor, quantities),
  ];
  if (round % 3 === 1) happenings.push(settle(orderId, "paid"));
  if (round % 3 === 2) happenings.push(cancelOrder(shop, orderId));
  return happenings;
}

it("placing, cancelling, expiring and paying at once end each in success or a refusal in words", async () => {
  for (let round = 0; round < rounds; round++) {
    const racing = await Promise.all(Array.from({ length: shoppers }, shopperWithOrderAndCart));
    const ends = await Promise.allSettled(racing.flatMap((shopper) => everythingAtOnce(shopper, round)));
    const broken = ends.flatMap((end) =>
      end.status === "rejected" && !isAppError(end.reason) ? [end.reason] : [],
    );
    expect(broken).toEqual([]);
  }
  expect(await reservedBySku()).toEqual(await promisedBySku());
}, 120_000);

/** Pieces that stock items count as reserved. */
async function reservedBySku() {
  const rows = await database.db.select().from(stockItems).where(eq(stockItems.tenantId, shop.tenant.id));
  return Object.fromEntries(rows.map(({ sku, reserved }) => [sku, reserved]));
}

/** Pieces that orders which were not cancelled hold. */
async function promisedBySku() {
  const rows = await database.db
    .select({ sku: orderItems.sku, qty: orderItems.qty, status: orders.status })
    .from(orderItems)
    .innerJoin(orders, and(eq(orders.tenantId, orderItems.tenantId), eq(orders.id, orderItems.orderId)))
    .where(eq(orderItems.tenantId, shop.tenant.id));
  const promised: Record<string, number> = { MUG: 0, CUP: 0 };
  for (const { sku, qty, status } of rows)
    if (status !== "canceled") promised[sku] = (promised[sku] ?? 0) + qty;
  return promised;
}
