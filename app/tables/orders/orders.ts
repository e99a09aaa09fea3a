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
import type { OrderReturn } from "../../models/orders/return-request/order-return";
import type { OfferedMethod } from "../../models/payments/payment-method";
import type { PaymentOutcome, PaymentStatus } from "../../models/payments/payment-outcome";
import type { RefundStatus } from "../../models/payments/refund";
import type { PaymentMode } from "../../models/payments/stored-method";
import type { OrderExchange } from "../../models/selling/checkout/order-exchange";
import type { OrderStatus } from "../../models/selling/checkout/order-status";
import type { RedeemedAmount } from "../../models/selling/gift-card/redeem";
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
    index("orders_names").using("gin", t.names),
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

/**
 * Payments, each for all orders of a group (docs/rules/payment.md). `reference` is the provider's name for
 * the page it was started with, `takenReference` for what it took or reserved.
 */
export const payments = pgTable(
  "payments",
  {
    tenantId: keptByTenant(),
    id: uuid("id").notNull().defaultRandom(),
    groupId: uuid("group_id").notNull(),
    provider: text("provider").notNull(),
    reference: text("reference").notNull(),
    takenReference: text("taken_reference"),
    mode: text("mode").$type<PaymentMode>().notNull().default("once"),
    status: text("status").$type<PaymentStatus>().notNull(),
    /** The host of the shop the shopper paid from, where it was not the shop's own (rule payment-6). */
    host: text("host"),
    unansweredAt: timestamp("unanswered_at", { withTimezone: true }),
    currency: text("currency").notNull(),
    amountMinor: amountMinor("amount_minor").notNull(),
    capturedMinor: amountMinor("captured_minor").notNull().default(0),
    ...times(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("payments_reference").on(t.tenantId, t.provider, t.reference),
    index("payments_group").on(t.tenantId, t.groupId),
    // An allocation names its payment with the group both belong to.
    unique("payments_of_group").on(t.tenantId, t.groupId, t.id),
    foreignKey({ columns: [t.tenantId, t.groupId], foreignColumns: [orderGroups.tenantId, orderGroups.id] }),
  ],
);

/** What a payment asks for each order of its group, and took for it (rule order-groups-3). */
export const paymentAllocations = pgTable(
  "payment_allocations",
  {
    tenantId: keptByTenant(),
    paymentId: uuid("payment_id").notNull(),
    orderId: uuid("order_id").notNull(),
    groupId: uuid("group_id").notNull(),
    amountMinor: amountMinor("amount_minor").notNull(),
    capturedMinor: amountMinor("captured_minor").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.paymentId, t.orderId] }),
    index("payment_allocations_order").on(t.tenantId, t.orderId),
    foreignKey({
      columns: [t.tenantId, t.groupId, t.paymentId],
      foreignColumns: [payments.tenantId, payments.groupId, payments.id],
    }),
    foreignKey({
      columns: [t.tenantId, t.groupId, t.orderId],
      foreignColumns: [orders.tenantId, orders.groupId, orders.id],
    }),
  ],
);

/**
 * What providers said of a payment, in the order it came; what is said again is kept once (rule payment-3).
 */
export const paymentOutcomes = pgTable(
  "payment_outcomes",
  {
    tenantId: keptByTenant(),
    paymentId: uuid("payment_id").notNull(),
    id: countedId(),
    kind: text("kind").$type<PaymentOutcome["kind"]>().notNull(),
    reference: label("reference"),
    /** Null for an outcome that moves no money. */
    amountMinor: amountMinor("amount_minor"),
    note: label("note"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.paymentId, t.id] }),
    uniqueIndex("payment_outcomes_once").on(t.tenantId, t.paymentId, t.kind, t.reference),
    foreignKey({ columns: [t.tenantId, t.paymentId], foreignColumns: [payments.tenantId, payments.id] }),
  ],
);

/** What was paid back of an order's part of a payment, or is to be. `reference` is the provider's for it. */
export const refunds = pgTable(
  "refunds",
  {
    tenantId: keptByTenant(),
    id: uuid("id").notNull().defaultRandom(),
    paymentId: uuid("payment_id").notNull(),
    orderId: uuid("order_id").notNull(),
    /** What goes back through the payment's provider; 0 where nothing does. */
    amountMinor: amountMinor("amount_minor").notNull(),
    /** What goes back to gift cards and store credit. */
    redemptions: jsonb("redemptions").$type<RedeemedAmount[]>().notNull().default([]),
    /** Pieces and delivery it pays back (rules order-returns-2 and -3); null for a mere amount. */
    returned: jsonb("returned").$type<OrderReturn | "canceled lines" | "edited order">(),
    reason: text("reason").notNull(),
    status: text("status").$type<RefundStatus>().notNull(),
    reference: text("reference"),
    /** The caller's own name for it, and what was asked for under that (rule payment-24). */
    callerKey: text("caller_key"),
    asked: text("asked"),
    ...times(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    // A refund made at the provider may be for several orders.
    uniqueIndex("refunds_reference").on(t.tenantId, t.paymentId, t.orderId, t.reference),
    foreignKey({
      columns: [t.tenantId, t.paymentId, t.orderId],
      foreignColumns: [paymentAllocations.tenantId, paymentAllocations.paymentId, paymentAllocations.orderId],
    }),
  ],
);
