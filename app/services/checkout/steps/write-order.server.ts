import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { ProductDownloads } from "~/models/catalogue/product-downloads";
import type { PlaceableDraft } from "~/models/checkout/check-placing";
import { orderNumber } from "~/models/orders/order-number";
import { backorderedQty } from "~/models/selling/backordered-qty";
import type { CartSummary } from "~/models/selling/cart-summary";
import type { OrderStatus } from "~/models/selling/order-status";
import { authorize } from "~/models/shops/authorize";
import { recordedActor } from "~/models/shops/recorded-actor";
import type { Visitor } from "~/models/shops/visitor";
import { orderEvents, orderItems, orders } from "~/tables/orders";
import { readPickupPlace } from "../../marketplace/read-pickup-place.server";
import { orderSubject } from "../../orders/order-subject";
import { spendGiftCards } from "../../selling/spend-gift-cards.server";
import { spendStoreCredit } from "../../selling/spend-store-credit.server";
import { nextInSequence } from "../../shops/next-in-sequence.server";
import { shopKey } from "../../shops/of-shop.server";
import type { ShopContext } from "../../shops/shop-context.server";
import type { GroupPayment } from "./write-payment.server";

/** How long stock is held for an order that waits for its payment: 30 min (rule orders-4). */
const RESERVATION_MS = 30 * 60 * 1000;

/** Everything an order is written from; checked and locked by the caller. */
export type OrderToWrite = {
  summary: CartSummary;
  draft: PlaceableDraft;
  customerNote: string;
  placeToken: string;
  subscriptionId: string | null;
  visitor: Visitor;
  payment: Pick<GroupPayment, "provider" | "method">;
  /** Whose goods these are. */
  sellerId: string;
  /** The orders it is placed and paid together with. */
  groupId: string;
};

/** Writes an order with lines and first events. Everything true at this moment is copied into it. */
export async function writeOrder(
  ctx: ShopContext,
  order: OrderToWrite,
): Promise<{ orderId: string; incrementId: string }> {
  const { summary, draft, payment, visitor, groupId } = order;
  const { totals } = summary;
  const orderId = randomUUID();
  const now = ctx.now();
  const incrementId = orderNumber(await nextInSequence(ctx, "order"));
  const status: OrderStatus = payment.provider.waitsForPayment ? "pending_payment" : "pending";
  const owners = {
    ...shopKey(ctx),
    sellerId: order.sellerId,
    customerId: visitor.customer?.id ?? null,
    sessionHash: visitor.customer ? null : visitor.sessionHash,
  };
  authorize(await ctx.actor(), "create", orderSubject({ ...owners, id: orderId }));
  await ctx.db.insert(orders).values({
    ...owners,
    groupId,
    ...{ id: orderId, incrementId, placeToken: order.placeToken, status },
    subscriptionId: order.subscriptionId,
    email: draft.email,
    currency: summary.currency,
    billingAddress: draft.billingAddress,
    shippingAddress: draft.shippingAddress,
    shippingMethod: draft.shippingMethod && {
      code: draft.shippingMethod.code,
      title: draft.shippingMethod.title,
      ...(draft.shippingMethod.type === "pickup"
        ? { pickup: await readPickupPlace(ctx, order.sellerId) }
        : {}),
    },
    paymentMethod: payment.method,
    subtotalMinor: totals.subtotalMinor,
    discountMinor: totals.discountMinor,
    shippingMinor: totals.shippingMinor - totals.shippingDiscountMinor,
    shippingFeeMinor: totals.shippingFeeMinor,
    taxMinor: totals.taxMinor,
    otherTax: totals.otherTax,
    grandTotalMinor: totals.grandTotalMinor,
    redeemedMinor: totals.redeemedMinor,
    totalDueMinor: totals.totalDueMinor,
    adjustments: summary.adjustments,
    taxExemption: visitor.customer?.taxExemption ?? null,
    customerNote: order.customerNote,
    customerBirthdate: draft.customerBirthdate,
    reservedUntil: payment.provider.waitsForPayment ? new Date(now.getTime() + RESERVATION_MS) : null,
    ...{ createdAt: now, updatedAt: now },
  });
  await writeItems(ctx, orderId, summary);
  await spendGiftCards(ctx, orderId, totals.redemptions);
  await spendStoreCredit(ctx, { orderId, customerId: owners.customerId }, totals.redemptions);
  await writeEvents(ctx, orderId, status);
  return { orderId, incrementId };
}

async function writeItems(ctx: ShopContext, orderId: string, { items }: CartSummary): Promise<void> {
  const backordered = backorderedQty(items);
  await ctx.db.insert(orderItems).values(
    items.map((item, index) => ({
      ...{ tenantId: ctx.tenant.id, orderId, productId: item.productId, stockItemId: item.stockItemId },
      ...{ lineId: String(item.itemId), lineKey: item.lineKey },
      ...{ lineData: item.lineData, choiceTexts: item.choiceTexts },
      ...{ sku: item.sku, name: item.name, variationText: item.variationText, slug: item.slug },
      imageUrl: item.image?.url ?? "",
      qty: item.qty,
      autoAddedBy: item.autoAddedBy,
      backorderedQty: backordered[index] ?? 0,
      priceMinor: item.priceMinor,
      rowTotalMinor: item.rowTotalMinor,
      discountMinor: item.discountMinor,
      shippingFeeMinor: item.shippingFeeMinor,
      taxMinor: item.taxMinor,
      arrivalText: item.deliveryText,
      needsShipping: !item.nonShippable,
      downloads: downloadsOf(ctx, item.productId),
    })),
  );
}

/** The files of a product, copied by the statement that writes the line. */
const downloadsOf = (ctx: ShopContext, productId: number) => sql<ProductDownloads>`(
  select p.downloads from products p where p.tenant_id = ${ctx.tenant.id} and p.id = ${productId})`;

async function writeEvents(ctx: ShopContext, orderId: string, status: OrderStatus): Promise<void> {
  const actor = recordedActor(await ctx.actor());
  const base = { tenantId: ctx.tenant.id, orderId, actor, createdAt: ctx.now() };
  await ctx.db.insert(orderEvents).values({ ...base, toStatus: "pending", note: "Order placed" });
  if (status === "pending_payment")
    await ctx.db.insert(orderEvents).values({
      ...base,
      fromStatus: "pending",
      toStatus: status,
      note: "Waiting for payment",
    });
}
