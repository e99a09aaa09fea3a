import { sql } from "drizzle-orm";
import type { PlaceableDraft } from "~/models/checkout/check-placing";
import type { OrderBusiness } from "~/models/orders/invoice/order-business";
import { orderNumber } from "~/models/orders/order-number";
import { backorderedQty } from "~/models/selling/cart/backordered-qty";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { orderExchange } from "~/models/selling/checkout/order-exchange";
import type { OrderStatus } from "~/models/selling/checkout/order-status";
import { authorize } from "~/models/shops/actors/authorize";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import type { Shop } from "~/models/shops/shop";
import type { Visitor, VisitorCustomer } from "~/models/shops/visitors/visitor";
import { orderEvents, orderGroups, orderItems, orders } from "~/tables/orders/orders";
import { paymentAllocations, payments } from "~/tables/orders/payments";
import { readPickupPlace } from "../../marketplace/read-pickup-place.server";
import { lineOfOrder, sumsOfOrder } from "../../orders/records/rows-of-order.server";
import { orderSubject } from "../../orders/states/order-subject";
import { runTogether } from "../../platform/db/statements/run-together.server";
import { spendGiftCards } from "../../selling/gift-cards/spend-gift-cards.server";
import { spendStoreCredit } from "../../selling/store-credit/spend-store-credit.server";
import { nextInSequence } from "../../shops/changes/next-in-sequence.server";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type GroupPayment, paymentRows } from "./payment-rows.server";

/** How long stock is held for an order that waits for its payment: 30 min (rule orders-4). */
const RESERVATION_MS = 30 * 60 * 1000;

/** Everything an order is written from; checked and locked by the caller. */
export type OrderToWrite = {
  orderId: string;
  summary: CartSummary;
  draft: PlaceableDraft;
  customerNote: string;
  placeToken: string;
  /** Whose goods these are. */
  sellerId: string;
  /** The shop's settings, with what the seller sets. */
  settings: Shop["settings"];
};

/** Orders that are placed and paid together, at least one. */
export type GroupToWrite = {
  groupId: string;
  visitor: Visitor;
  payment: GroupPayment;
  /** The subscription whose delivery they are; null for orders of the checkout. */
  subscriptionId: string | null;
  /** The agent that places them; null for orders of the checkout. */
  agent: string | null;
  /** What a business files its invoices by; empty for none, or for what its account says. */
  invoiceReference: string;
  orders: readonly OrderToWrite[];
};

/**
 * Writes orders with their lines, first events and payment. Everything true at this moment is copied into
 * them. From here on the orders of the shop are placed one after the other, because each takes the next
 * number: whatever can be done before is done before.
 * @returns their numbers, in their order
 */
export async function writeOrders(ctx: ShopContext, group: GroupToWrite): Promise<string[]> {
  const { groupId, payment, visitor } = group;
  const unnumbered: Awaited<ReturnType<typeof orderRow>>[] = [];
  for (const order of group.orders) unnumbered.push(await orderRow(ctx, group, order));
  const actor = await ctx.actor();
  for (const row of unnumbered) authorize(actor, "create", orderSubject(row));
  const due = group.orders.map(({ orderId, summary }) => ({
    orderId,
    totalDueMinor: summary.totals.totalDueMinor,
  }));
  const paid = paymentRows(ctx, groupId, payment, due);
  const first = await nextInSequence(ctx, "order", unnumbered.length);
  const rows = unnumbered.map((row, at) => ({ ...row, incrementId: orderNumber(first + at) }));
  const { db } = ctx;
  await runTogether(db, [
    db.insert(orderGroups).values({ ...shopKey(ctx), id: groupId, createdAt: ctx.now() }),
    db.insert(orders).values(rows),
    db.insert(orderItems).values(group.orders.flatMap((order) => itemRows(ctx, order))),
    db.insert(orderEvents).values(rows.flatMap(({ id, status }) => eventRows(ctx, id, status, actor))),
    db.insert(payments).values(paid.payment),
    db.insert(paymentAllocations).values(paid.allocations),
  ]);
  for (const { orderId, summary } of group.orders) {
    await spendGiftCards(ctx, orderId, summary.totals.redemptions);
    const customerId = visitor.customer?.id ?? null;
    await spendStoreCredit(ctx, { orderId, customerId }, summary.totals.redemptions);
  }
  return rows.map(({ incrementId }) => incrementId);
}

/** The row of an order but for its number. */
async function orderRow(
  ctx: ShopContext,
  { groupId, visitor, payment, subscriptionId, agent, invoiceReference }: GroupToWrite,
  { orderId, summary, draft, customerNote, placeToken, sellerId, settings }: OrderToWrite,
) {
  const now = ctx.now();
  const { customer } = visitor;
  const { waitsForPayment } = payment.provider;
  const status: OrderStatus = waitsForPayment ? "pending_payment" : "pending";
  const method = draft.shippingMethod;
  const ofSeller = { ...ctx, shop: { ...ctx.shop, settings } };
  const pickup = method?.type === "pickup" ? await readPickupPlace(ofSeller, sellerId) : null;
  return {
    ...shopKey(ctx),
    id: orderId,
    groupId,
    sellerId,
    status,
    placeToken,
    subscriptionId,
    agent,
    customerNote,
    customerId: customer?.id ?? null,
    sessionHash: customer ? null : visitor.sessionHash,
    email: draft.email,
    language: ctx.shop.locale?.language ?? null,
    currency: summary.currency,
    market: ctx.shop.market?.code ?? null,
    exchange: orderExchange(ctx.shop, summary.totals),
    billingAddress: draft.billingAddress,
    shippingAddress: draft.shippingAddress,
    shippingMethod: method && { code: method.code, title: method.title, ...(pickup && { pickup }) },
    paymentMethod: payment.method,
    ...sumsOfOrder(summary),
    taxExemption: summary.taxExemption,
    business: businessOf(ctx, customer, invoiceReference),
    customerBirthdate: draft.customerBirthdate,
    reservedUntil: waitsForPayment ? new Date(now.getTime() + RESERVATION_MS) : null,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * What a business told for its invoices, in the checkout or its account, which is read by the statement that
 * writes the order; null for others.
 */
function businessOf({ tenant, shop }: ShopContext, customer: VisitorCustomer | null, reference: string) {
  const { eu } = shop.settings.tax;
  if (!customer || !eu.businesses) return reference === "" ? null : { vatNumber: "", reference };
  const vatNumber = customer.vatNumber ?? "";
  return sql<OrderBusiness | null>`(
    select jsonb_build_object('vatNumber', ${vatNumber}::text, 'reference', r.reference)
    from customers c, lateral (
      select coalesce(nullif(${reference}::text, ''), c.invoice_reference) as reference) r
    where c.tenant_id = ${tenant.id} and c.id = ${customer.id}
      and (${vatNumber}::text <> '' or r.reference <> ''))`;
}

function itemRows(ctx: ShopContext, { orderId, summary: { items } }: OrderToWrite) {
  const backordered = backorderedQty(items);
  return items.map((item, index) => lineOfOrder(ctx, orderId, item, backordered[index] ?? 0));
}

function eventRows(
  ctx: ShopContext,
  orderId: string,
  status: OrderStatus,
  by: Parameters<typeof recordedActor>[0],
) {
  const base = { tenantId: ctx.tenant.id, orderId, actor: recordedActor(by), createdAt: ctx.now() };
  const placed = { ...base, toStatus: "pending" as const, note: "Order placed" };
  if (status !== "pending_payment") return [placed];
  return [placed, { ...base, fromStatus: "pending" as const, toStatus: status, note: "Waiting for payment" }];
}
