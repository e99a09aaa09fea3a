import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Address } from "../../models/accounts/address/address";
import { type ChoiceText, type LineChoices, noChoices } from "../../models/catalogue/options/line-choices";
import type { ProductDownloads } from "../../models/catalogue/product/product-downloads";
import type { PickupPlace } from "../../models/marketplace/pickup-place";
import type { OrderBusiness } from "../../models/orders/invoice/order-business";
import type { OfferedMethod } from "../../models/payments/payment-method";
import type { OrderExchange } from "../../models/selling/checkout/order-exchange";
import type { OrderStatus } from "../../models/selling/checkout/order-status";
import type { Adjustment } from "../../models/selling/pricing/adjustment";
import type { NamedTax } from "../../models/selling/tax/tax-rule";
import type { RecordedActor } from "../../models/shops/actors/recorded-actor";
import { amountMinor, countedId, countedRef, createdAt, label, sellerId, shopId, times } from "../columns";
import { namesShop } from "../shops/shops";
import { keptByTenant, namesSeller } from "../shops/tenants";
import { tsvector } from "../tsvector";

/** Orders placed together, one for each seller. Its state and totals are computed from them, never stored. */
export const orderGroups = pgTable(
  "order_groups",
  {
    tenantId: keptByTenant(),
    id: uuid("id").notNull().defaultRandom(),
    shopId: shopId(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), namesShop(t)],
);

/** How an order comes. `pickup` is there where its shopper collects it, and says where (rule shipping-5). */
export type OrderedShipping = { code: string; title: string; pickup?: PickupPlace };

/**
 * Placed orders. Everything that was true at that moment is copied here; nothing is looked up again later.
 */
export const orders = pgTable(
  "orders",
  {
    tenantId: keptByTenant(),
    id: uuid("id").notNull().defaultRandom(),
    groupId: uuid("group_id").notNull(),
    shopId: shopId(),
    sellerId: sellerId(),
    incrementId: text("increment_id").notNull(),
    placeToken: uuid("place_token").notNull(),
    customerId: countedRef("customer_id"),
    sessionHash: text("session_hash"),
    email: text("email").notNull(),
    /** The language it was placed in, of its mails and papers (rule locales-6); null for the shop's first. */
    language: text("language"),
    status: text("status").$type<OrderStatus>().notNull(),
    currency: text("currency").notNull(),
    /** The further market it was placed in, and what its currency cost the business's (rule markets-4). */
    market: text("market"),
    exchange: jsonb("exchange").$type<OrderExchange>(),
    billingAddress: jsonb("billing_address").$type<Address>().notNull(),
    shippingAddress: jsonb("shipping_address").$type<Address | null>(),
    shippingMethod: jsonb("shipping_method").$type<OrderedShipping | null>(),
    paymentMethod: jsonb("payment_method").$type<OfferedMethod>().notNull(),
    subtotalMinor: amountMinor("subtotal_minor").notNull(),
    discountMinor: amountMinor("discount_minor").notNull().default(0),
    shippingMinor: amountMinor("shipping_minor").notNull().default(0),
    /** The shipping fees of its products, on top of `shippingMinor`. */
    shippingFeeMinor: amountMinor("shipping_fee_minor").notNull().default(0),
    taxMinor: amountMinor("tax_minor").notNull().default(0),
    otherTax: jsonb("other_tax").$type<NamedTax[]>().notNull().default([]),
    grandTotalMinor: amountMinor("grand_total_minor").notNull(),
    redeemedMinor: amountMinor("redeemed_minor").notNull().default(0),
    totalDueMinor: amountMinor("total_due_minor").notNull(),
    /** Every step from the list prices to the amount due, with its share of each line (rules pricing). */
    adjustments: jsonb("adjustments").$type<Adjustment[]>().notNull().default([]),
    /** Why the buyer paid no tax (rule tax-4); null for one who pays it. */
    taxExemption: text("tax_exemption"),
    /** Of its invoices (rule orders-29); null for who is no business. */
    business: jsonb("business").$type<OrderBusiness>(),
    customerNote: label("customer_note"),
    customerBirthdate: text("customer_birthdate"),
    /** The subscription that placed it; null for an order of the checkout. */
    subscriptionId: uuid("subscription_id"),
    /** The agent that placed it for its buyer (rule agents-8); null for an order of the checkout. */
    agent: text("agent"),
    /** Given when the order is accepted (rule orders-11); null before. */
    invoiceNumber: text("invoice_number"),
    invoicedAt: timestamp("invoiced_at", { withTimezone: true }),
    /** When an unpaid reservation is released (rule orders-4); null once it is kept. */
    reservedUntil: timestamp("reserved_until", { withTimezone: true }),
    /** Counts what was edited of it (rule order-edits-5). */
    version: integer("version").notNull().default(1),
    /** The names of its addresses, kept: read again for each hit they cost more than all else of a search. */
    names: tsvector("names").generatedAlwaysAs(sql`order_names(billing_address, shipping_address)`),
    ...times(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("orders_place_token").on(t.tenantId, t.placeToken),
    uniqueIndex("orders_increment").on(t.tenantId, t.shopId, t.incrementId),
    uniqueIndex("orders_invoice").on(t.tenantId, t.shopId, t.invoiceNumber),
    index("orders_invoiced").on(t.tenantId, t.shopId, t.invoicedAt, t.id),
    index("orders_customer").on(t.tenantId, t.customerId),
    index("orders_session").on(t.tenantId, t.sessionHash).where(sql`${t.sessionHash} is not null`),
    // By which owners list and find orders (docs/owner-api.md), the newest first.
    index("orders_created").on(t.tenantId, t.createdAt, t.id),
    index("orders_of_shop").on(t.tenantId, t.shopId, t.createdAt, t.id),
    index("orders_of_seller").on(t.tenantId, t.sellerId, t.createdAt, t.id),
    index("orders_state").on(t.tenantId, t.status, t.createdAt, t.id),
    index("orders_number").on(t.tenantId, t.incrementId),
    index("orders_email").on(t.tenantId, sql`lower(${t.email})`, t.createdAt),
    index("orders_total").on(t.tenantId, t.grandTotalMinor),
    // An allocation of a payment names an order with its group.
    unique("orders_of_group").on(t.tenantId, t.groupId, t.id),
    index("orders_subscription").on(t.tenantId, t.subscriptionId),
    index("orders_reserved_until").on(t.tenantId, t.reservedUntil),
    namesShop(t),
    namesSeller(t),
    foreignKey({ columns: [t.tenantId, t.groupId], foreignColumns: [orderGroups.tenantId, orderGroups.id] }),
  ],
);

/** Lines of an order, with the stock item each one took. */
export const orderItems = pgTable(
  "order_items",
  {
    tenantId: keptByTenant(),
    orderId: uuid("order_id").notNull(),
    id: countedId(),
    /** Names the line in the order's adjustments. */
    lineId: text("line_id").notNull(),
    productId: countedRef("product_id"),
    stockItemId: countedRef("stock_item_id"),
    sku: text("sku").notNull(),
    name: text("name").notNull(),
    variationText: label("variation_text"),
    slug: label("slug"),
    imageUrl: label("image_url"),
    /** Distinguished the line from others of its product in the cart. */
    lineKey: label("line_key"),
    lineData: jsonb("line_data").$type<LineChoices>().notNull().default(noChoices),
    /** The choices of `lineData` in words, as the shopper saw them. */
    choiceTexts: jsonb("choice_texts").$type<ChoiceText[]>().notNull().default([]),
    qty: integer("qty").notNull(),
    /** Pieces that were canceled before they were sent (rule order-returns-2). */
    canceledQty: integer("canceled_qty").notNull().default(0),
    /** The discount that added it for free; null for what the shopper added. */
    autoAddedBy: text("auto_added_by"),
    backorderedQty: integer("backordered_qty").notNull().default(0),
    priceMinor: amountMinor("price_minor").notNull(),
    rowTotalMinor: amountMinor("row_total_minor").notNull(),
    discountMinor: amountMinor("discount_minor").notNull().default(0),
    /** Of all its pieces; no part of `rowTotalMinor`. */
    shippingFeeMinor: amountMinor("shipping_fee_minor").notNull().default(0),
    taxMinor: amountMinor("tax_minor").notNull().default(0),
    /** What the ledger booked for it when the order was accepted (rule ledger-11). */
    commissionMinor: amountMinor("commission_minor").notNull().default(0),
    promotionMinor: amountMinor("promotion_minor").notNull().default(0),
    /** When it should arrive, as its cart promised; empty where it promised nothing (rule orders-16). */
    arrivalText: label("arrival_text"),
    /** False for a line that is not delivered, such as a download. */
    needsShipping: boolean("needs_shipping").notNull().default(true),
    /** The files that belong to it, as the product had them when it was bought; null without any. */
    downloads: jsonb("downloads").$type<ProductDownloads>(),
    /** Why there is no right to withdraw from it, as the product had it (rule withdrawals-4). */
    withdrawalException: label("withdrawal_exception"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId, t.id] }),
    index("order_items_sku").on(t.tenantId, t.sku, t.orderId),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
  ],
);

/** What happened to an order, in order (rule orders-3). The first event has no `fromStatus`. */
export const orderEvents = pgTable(
  "order_events",
  {
    tenantId: keptByTenant(),
    orderId: uuid("order_id").notNull(),
    id: countedId(),
    fromStatus: text("from_status").$type<OrderStatus | null>(),
    toStatus: text("to_status").$type<OrderStatus>().notNull(),
    actor: jsonb("actor").$type<RecordedActor>().notNull(),
    note: label("note"),
    /** The caller's own name for an edit: asked for again, it is done once (rule order-edits-5). */
    callerKey: text("caller_key"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
  ],
);
