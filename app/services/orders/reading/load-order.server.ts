// @public

import { and, asc, eq, sql } from "drizzle-orm";
import { type InvoiceView, invoiceTaxes } from "~/models/orders/invoice/invoice";
import { mayReviewSeller } from "~/models/orders/may-review-seller";
import { commonArrival } from "~/models/orders/order-view/line-arrival";
import { orderDiscounts } from "~/models/orders/order-view/order-discounts";
import { orderUpdates } from "~/models/orders/order-view/order-updates";
import type { OrderBeside, OrderView, RefundView } from "~/models/orders/order-view/order-view";
import { refundParts } from "~/models/orders/payment/refund-parts";
import { refundTotalMinor } from "~/models/payments/refund";
import { formatDate, formatDateTime } from "~/models/platform/date/format-date";
import { saidDay } from "~/models/platform/date/said-day";
import { formatMoney } from "~/models/platform/money/format-money";
import { isUuid } from "~/models/platform/text/uuid";
import { bankDetails } from "~/models/shops/bank/bank-account";
import { orderEvents, orderItems, orders } from "~/tables/orders/orders";
import type { refunds } from "~/tables/orders/payments";
import { sellers } from "~/tables/shops/tenants";
import { isGiftCardLine } from "../../payments/ledger/book-sale.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { loadCreditNotes } from "../invoices/load-credit-notes.server";
import { readOrderMoney } from "../money/read-order-money.server";
import { loadShipments } from "../records/load-shipments.server";
import { loadReturns } from "../return-requests/load-returns.server";

type RefundRow = typeof refunds.$inferSelect;

/** Whether an order has rows in a table: most have none, and are not asked for them. */
const rowsIn = (table: "shipments" | "return_requests" | "credit_notes") =>
  sql<boolean>`exists (select from ${sql.raw(table)} o
    where o.tenant_id = orders.tenant_id and o.order_id = orders.id)`;

/** A placed order of this shop, or null. It does not check rights: pages use `readOrder`. */
export async function loadOrder(ctx: ShopContext, orderId: string): Promise<OrderView | null> {
  if (!isUuid(orderId)) return null;
  const [found] = await ctx.db
    .select({
      order: orders,
      hasShipments: rowsIn("shipments"),
      hasReturns: rowsIn("return_requests"),
      hasCreditNotes: rowsIn("credit_notes"),
    })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  if (!found) return null;
  const { order, hasShipments, hasReturns, hasCreditNotes } = found;
  const lines = await ctx.db
    .select({ item: orderItems, isGiftCard: isGiftCardLine })
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, orderId)))
    .orderBy(asc(orderItems.id));
  const events = await ctx.db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.tenantId, ctx.tenant.id), eq(orderEvents.orderId, orderId)))
    .orderBy(asc(orderEvents.id));
  const { placed, pendingMinor } = await loadGroup(ctx, order.groupId);
  const { money, refunds } = await readOrderMoney(ctx, order);
  const shipments = hasShipments ? await loadShipments(ctx, orderId) : [];
  const happened = {
    createdAt: order.createdAt.toISOString(),
    isCollected: Boolean(order.shippingMethod?.pickup),
    events: events.map(({ toStatus, note, createdAt }) => ({ toStatus, note, at: createdAt.toISOString() })),
    shipments,
    refunds: happenedRefunds(refunds, order.currency),
  };
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const textOf = (at: Date) => formatDateTime(at, ctx.shop.settings.general.time_zone);
  const { account } = order.paymentMethod;
  return {
    id: order.id,
    incrementId: order.incrementId,
    status: order.status,
    sellerName: placed.find(({ id }) => id === orderId)?.sellerName ?? "",
    placedWith: placed.filter(({ id }) => id !== orderId),
    currency: order.currency,
    exchange: order.exchange,
    email: order.email,
    createdAt: order.createdAt.toISOString(),
    createdAtText: textOf(order.createdAt),
    createdOnText: formatDate(order.createdAt, clock.zone),
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    business: order.business,
    shippingMethodTitle: order.shippingMethod?.title ?? "",
    pickup: order.shippingMethod?.pickup ?? null,
    paymentMethodTitle: order.paymentMethod.title,
    paymentInstructions: order.paymentMethod.instructions,
    bankDetails:
      order.status === "pending" && account
        ? bankDetails(account, {
            orderNumber: placed[0]?.incrementId ?? order.incrementId,
            amount: formatMoney(pendingMinor, order.currency),
          })
        : [],
    customerNote: order.customerNote,
    lines: lines.map(({ item, ...kind }) => lineView(item, kind)),
    subtotalMinor: order.subtotalMinor,
    discountMinor: order.discountMinor,
    discounts: orderDiscounts(
      order.adjustments,
      payersOf(
        ctx,
        placed.find(({ id }) => id === orderId),
      ),
    ),
    shippingMinor: order.shippingMinor,
    shippingFeeMinor: order.shippingFeeMinor,
    taxMinor: order.taxMinor,
    taxes: invoiceTaxes(order.adjustments),
    otherTax: order.otherTax,
    grandTotalMinor: order.grandTotalMinor,
    redeemedMinor: order.redeemedMinor,
    totalDueMinor: order.totalDueMinor,
    deliveryEstimate: commonArrival(lines.map(({ item }) => item)),
    isRenewal: order.subscriptionId !== null,
    isGuest: order.customerId === null,
    takesMessages: order.customerId !== null && ctx.shop.settings.modules.messages.is_active,
    sellerReview: await sellerReviewOf(ctx, order),
    invoice: invoiceOf(order, ctx.shop.settings.general.time_zone),
    creditNotes: hasCreditNotes ? await loadCreditNotes(ctx, orderId) : [],
    shipments,
    money,
    refunds: refundViews(ctx, refunds, order.paymentMethod.title),
    returns: hasReturns ? await loadReturns(ctx, order) : [],
    events: events.map(({ toStatus, note, createdAt }) => ({
      toStatus,
      note,
      at: createdAt.toISOString(),
      atText: textOf(createdAt),
    })),
    updates: orderUpdates(happened).map(({ text, at }) => ({
      text,
      at,
      dayText: saidDay(new Date(at), clock),
    })),
  };
}

const happenedRefunds = (refunds: readonly RefundRow[], currency: string) =>
  refunds
    .filter(({ status }) => status === "done")
    .map((refund) => ({
      amountText: formatMoney(refundTotalMinor(refund), currency),
      amountMinor: refundTotalMinor(refund),
      at: refund.updatedAt.toISOString(),
    }));

/**
 * Whose name the invitation to a review has, and whether the order has one already (rule seller-reviews-1).
 */
async function sellerReviewOf(
  { db, tenant, shop }: ShopContext,
  { id, sellerId, status }: typeof orders.$inferSelect,
): Promise<OrderView["sellerReview"]> {
  const isReviewing = shop.type !== "essential" && shop.settings.active_review_module;
  if (!isReviewing || !mayReviewSeller(status)) return null;
  const [seller] = await db
    .select({
      sellerName: sellers.name,
      isWritten: sql<boolean>`exists (select from seller_reviews r where r.tenant_id = sellers.tenant_id
        and r.order_id = ${id})`,
    })
    .from(sellers)
    .where(and(eq(sellers.tenantId, tenant.id), eq(sellers.id, sellerId)));
  return seller ?? null;
}

/**
 * The orders of a group, the first one first; its number is the reference of their one payment. Minor units
 * are due for all that wait for it.
 */
async function loadGroup(ctx: ShopContext, groupId: string) {
  const rows = await ctx.db
    .select({
      id: orders.id,
      incrementId: orders.incrementId,
      status: orders.status,
      name: sellers.name,
      dueMinor: orders.totalDueMinor,
    })
    .from(orders)
    .innerJoin(sellers, and(eq(sellers.tenantId, orders.tenantId), eq(sellers.id, orders.sellerId)))
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.groupId, groupId)))
    .orderBy(sql`length(${orders.incrementId})`, asc(orders.incrementId));
  const isMarket = ctx.shop.type === "marketplace";
  const placed = rows.map(
    ({ name, dueMinor: _, ...order }): OrderBeside => ({ ...order, sellerName: isMarket ? name : "" }),
  );
  const pending = rows.filter(({ status }) => status === "pending");
  return { placed, pendingMinor: pending.reduce((sum, { dueMinor }) => sum + dueMinor, 0) };
}

/** Who may pay for an order's discounts; null where there is one seller. */
function payersOf({ shop }: ShopContext, own: OrderBeside | undefined) {
  return shop.type === "marketplace" && own ? { market: "the market", seller: own.sellerName } : null;
}

function lineView(
  item: typeof orderItems.$inferSelect,
  { isGiftCard }: { isGiftCard: boolean },
): OrderView["lines"][number] {
  const {
    tenantId: _tenant,
    orderId: _order,
    lineId: _line,
    productId: _product,
    stockItemId: _stock,
    lineData: _data,
    downloads,
    autoAddedBy,
    discountMinor: _discount,
    shippingFeeMinor: _fee,
    taxMinor: _tax,
    commissionMinor: _commission,
    promotionMinor: _promotion,
    ...line
  } = item;
  return { ...line, isFree: autoAddedBy !== null, isGiftCard, fileCount: downloads?.files.length ?? 0 };
}

function refundViews(ctx: ShopContext, refunds: readonly RefundRow[], paymentTitle: string): RefundView[] {
  const zone = ctx.shop.settings.general.time_zone;
  const done = refunds.filter(({ status }) => status === "done");
  return done.map((refund) => ({
    id: refund.id,
    amountMinor: refundTotalMinor(refund),
    refundedOnText: formatDate(refund.updatedAt, zone),
    refundedAt: refund.updatedAt.toISOString(),
    isOfEdit: refund.returned === "edited order",
    parts: refundParts(refund, paymentTitle),
  }));
}

function invoiceOf(
  { invoiceNumber, invoicedAt, createdAt, adjustments, taxExemption }: typeof orders.$inferSelect,
  zone: string,
): InvoiceView | null {
  if (invoiceNumber === null || invoicedAt === null) return null;
  return {
    number: invoiceNumber,
    issuedOnText: formatDate(invoicedAt, zone),
    orderedOnText: formatDate(createdAt, zone),
    taxes: invoiceTaxes(adjustments),
    taxExemption,
  };
}
