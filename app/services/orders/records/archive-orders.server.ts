import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { returnReasons } from "~/models/orders/return-request/return-form";
import { returnNumber } from "~/models/orders/return-request/return-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { orderEvents, orderItems, orders } from "~/tables/orders/orders";
import { pastOrders } from "~/tables/orders/past-orders";
import { refunds } from "~/tables/orders/payments";
import { returnRequests } from "~/tables/orders/return-requests";
import { shipments } from "~/tables/orders/shipments";
import { subscriptions } from "~/tables/orders/subscriptions";
import type { DataOwner } from "../../accounts/account-data/customer-data.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What a customer bought, in their downloaded data; amounts are in words. */
export async function archiveOrders(ctx: ShopContext, owner: DataOwner) {
  return {
    orders: await readOrders(ctx, owner),
    pastOrders: await readPastOrders(ctx, owner),
    subscriptions: await readSubscriptions(ctx, owner),
  };
}

async function readPastOrders({ db, tenant }: ShopContext, { email }: DataOwner) {
  const rows = await db
    .select({ content: pastOrders.content })
    .from(pastOrders)
    .where(and(eq(pastOrders.tenantId, tenant.id), eq(pastOrders.email, email)))
    .orderBy(desc(pastOrders.placedAt));
  return rows.map(({ content }) => ({
    number: content.number,
    placedAt: content.placedAt,
    state: content.state,
    email: content.email,
    total: formatMoney(content.totalMinor, content.currency),
    items: content.lines.map((line) => ({
      name: line.name,
      sku: line.sku,
      quantity: line.qty,
      price: formatMoney(line.priceMinor, content.currency),
    })),
    paymentMethod: content.paymentTitle,
    shippingMethod: content.shippingTitle,
    billingAddress: content.billing.join(", "),
    shippingAddress: content.shipping.join(", "),
  }));
}

async function readOrders({ db, tenant }: ShopContext, { customerId, email }: DataOwner) {
  const asGuest = and(isNull(orders.customerId), sql`lower(${orders.email}) = ${email.toLowerCase()}`);
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenant.id), or(eq(orders.customerId, customerId), asGuest)))
    .orderBy(desc(orders.createdAt));
  const ids = rows.map(({ id }) => id);
  const of = (
    table: typeof orderItems | typeof orderEvents | typeof shipments | typeof refunds | typeof returnRequests,
  ) => and(eq(table.tenantId, tenant.id), inArray(table.orderId, ids));
  const items = await db.select().from(orderItems).where(of(orderItems)).orderBy(asc(orderItems.id));
  const events = await db.select().from(orderEvents).where(of(orderEvents)).orderBy(asc(orderEvents.id));
  const parcels = await db.select().from(shipments).where(of(shipments));
  const askedBack = await db.select().from(returnRequests).where(of(returnRequests));
  const paidBack = await db.select().from(refunds).where(of(refunds));
  return rows.map((order) => {
    const money = (minor: number) => formatMoney(minor, order.currency);
    const own = <Row extends { orderId: string }>(list: Row[]) =>
      list.filter(({ orderId }) => orderId === order.id);
    return {
      number: order.incrementId,
      placedAt: order.createdAt,
      state: order.status,
      email: order.email,
      items: own(items).map((item) => ({
        name: item.name,
        variation: item.variationText,
        sku: item.sku,
        quantity: item.qty,
        choices: item.choiceTexts.map((choice) => ({ ...choice })),
        price: money(item.priceMinor),
        total: money(item.rowTotalMinor),
      })),
      subtotal: money(order.subtotalMinor),
      discount: money(order.discountMinor),
      shipping: money(order.shippingMinor + order.shippingFeeMinor),
      tax: money(order.taxMinor),
      total: money(order.grandTotalMinor),
      redeemed: money(order.redeemedMinor),
      currency: order.currency,
      paymentMethod: order.paymentMethod.title,
      shippingMethod: order.shippingMethod?.title,
      invoice: order.invoiceNumber,
      billingAddress: { ...order.billingAddress },
      shippingAddress: order.shippingAddress && { ...order.shippingAddress },
      note: order.customerNote,
      birthDate: order.customerBirthdate,
      history: own(events).map(({ toStatus, createdAt }) => ({ state: toStatus, at: createdAt })),
      parcels: own(parcels).map(({ carrier, trackingNumber, createdAt }) => ({
        carrier,
        trackingNumber,
        sentAt: createdAt,
      })),
      returns: own(askedBack).map(({ id, reason, comment, createdAt, status }) => ({
        number: returnNumber(order.incrementId, id),
        reason: returnReasons[reason],
        comment,
        state: status,
        at: createdAt,
      })),
      refunds: own(paidBack).map(({ amountMinor, status, createdAt }) => ({
        amount: money(amountMinor),
        state: status,
        at: createdAt,
      })),
    };
  });
}

async function readSubscriptions({ db, tenant }: ShopContext, { customerId }: DataOwner) {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, tenant.id), eq(subscriptions.customerId, customerId)))
    .orderBy(desc(subscriptions.createdAt));
  return rows.map((row) => ({
    name: row.name,
    variation: row.variationText,
    quantity: row.qty,
    state: row.status,
    every: `${row.every} ${row.unit}`,
    firstOn: row.firstOn,
    nextOn: row.nextOn,
    email: row.email,
    shippingAddress: row.shippingAddress && { ...row.shippingAddress },
    billingAddress: { ...row.billingAddress },
    paymentMethod: row.paymentMethodTitle,
    birthDate: row.customerBirthdate,
    createdAt: row.createdAt,
  }));
}
