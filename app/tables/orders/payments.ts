import {
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { OrderReturn } from "../../models/orders/return-request/order-return";
import type { PaymentOutcome, PaymentStatus } from "../../models/payments/payment-outcome";
import type { RefundStatus } from "../../models/payments/refund";
import type { PaymentMode } from "../../models/payments/stored-method";
import type { RedeemedAmount } from "../../models/selling/gift-card/redeem";
import { amountMinor, countedId, createdAt, label, times } from "../columns";
import { keptByTenant } from "../shops/tenants";

import { orderGroups, orders } from "./orders";

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
