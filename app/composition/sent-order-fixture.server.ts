import { and, eq } from "drizzle-orm";
import { addProduct } from "~/services/catalogue/products/catalogue-fixture.server";
import { asShopper, guestAtReview, pressPlace } from "~/services/checkout/steps/purchase-fixture.server";
import { shipOrder } from "~/services/orders/delivery/ship-order.server";
import { refundOrder } from "~/services/orders/money/refund-order.server";
import { takePayment } from "~/services/orders/money/take-payment.server";
import { loadOrder } from "~/services/orders/reading/load-order.server";
import { requestReturn } from "~/services/orders/return-requests/request-return.server";
import type { TeaShop } from "~/services/orders/subscriptions/subscription-fixture.server";
import { recordWithdrawal } from "~/services/orders/withdrawals/record-withdrawal.server";
import { findPaymentOfOrder } from "~/services/payments/providers/find-payment.server";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import { orderItems } from "~/tables/orders/orders";
import { paymentOutcomes } from "~/tables/orders/payments";

/**
 * A guest's order that was paid, sent, paid back in part and is to come back in part; of the rest its buyer
 * withdrew.
 */
export async function sentOrder(shop: TeaShop) {
  const bag = await addProduct(shop, "BAG", {
    images: [{ url: "/media/bag.jpg", alt: "A bag", width: 800, height: 800 }],
  });
  const guest = await guestAtReview(shop, [[bag, 3]]);
  const { orderId } = await pressPlace(shop, guest);
  await takePayment(shop, orderId);
  const sentNow = { carrier: "courier", trackingNumber: "1", pieces: [{ sku: "BAG", qty: 2 }] };
  const { shipmentId } = await shipOrder(shop, orderId, sentNow);
  await refundOrder(shop, orderId, { amountMinor: 100, reason: "" });
  const isOfOrder = and(eq(orderItems.tenantId, shop.tenant.id), eq(orderItems.orderId, orderId));
  const [line] = await shop.db.select().from(orderItems).where(isOfOrder);
  await requestReturn(asShopper(shop, guest), orderId, {
    pieces: [{ orderItemId: line?.id ?? 0, qty: 1 }],
    reason: "damaged",
    comment: "A chip",
  });
  const withdraws = structuredClone(shop.shop.settings);
  withdraws.modules["order-management"].withdrawal.everywhere = true;
  await recordWithdrawal(
    { ...shop, shop: { ...shop.shop, settings: withdraws } },
    orderId,
    { name: "Ada Byron", email: "ada@example.com", items: "", pieces: [], at: shop.now() },
    { verb: "change" },
  );
  const refundId = (await loadOrder(shop, orderId))?.refunds[0]?.id ?? "";
  return { orderId, shipmentId, refundId };
}

/** The provider says that the order's payment is disputed. Answers the id of what it said. */
export async function addDispute(shop: TeaShop, orderId: string): Promise<number> {
  const payment = await findPaymentOfOrder(shop, orderId);
  const said = { kind: "disputed", reference: "du_1", note: "Stripe du_1" } as const;
  const [made] = await byTest(shop.db, (db) =>
    db
      .insert(paymentOutcomes)
      .values({ tenantId: shop.tenant.id, paymentId: payment?.id ?? "", ...said })
      .returning(),
  );
  return made?.id ?? 0;
}
