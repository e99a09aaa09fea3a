import { foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ReturnReason } from "../../models/orders/return-request/return-form";
import type { ReturnStatus } from "../../models/orders/return-request/return-status";
import type { WithdrawalStatement } from "../../models/orders/return-request/return-view";
import type { LinePieces } from "../../models/orders/shipment/take-pieces";
import type { RecordedActor } from "../../models/shops/actors/recorded-actor";
import { createdAt, label, updatedAt } from "../columns";
import { keptByTenant } from "../shops/tenants";
import { orders } from "./orders";
import { refunds } from "./payments";

/** What happened to a return request; `at` is UTC ISO. */
export type ReturnStep = { status: ReturnStatus; at: string; actor: RecordedActor; note: string };

/**
 * Requests of shoppers to send pieces of an order back (docs/rules/order-returns.md). `id` counts those of
 * its order from 1.
 */
export const returnRequests = pgTable(
  "return_requests",
  {
    tenantId: keptByTenant(),
    orderId: uuid("order_id").notNull(),
    id: integer("id").notNull(),
    /**
     * A received request is refunded once its refund is done, which this does not repeat; `refunded` is one
     * that needed none.
     */
    status: text("status").$type<ReturnStatus>().notNull(),
    reason: text("reason").$type<ReturnReason>().notNull(),
    /** What the shopper wrote. */
    comment: label("comment"),
    pieces: jsonb("pieces").$type<LinePieces[]>().notNull(),
    /** What a consumer declared who withdraws (rule withdrawals-6); null for a request to return. */
    withdrawal: jsonb("withdrawal").$type<WithdrawalStatement>(),
    steps: jsonb("steps").$type<ReturnStep[]>().notNull(),
    /** The refund that pays it back; one that failed is replaced by the next. */
    refundId: uuid("refund_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
    foreignKey({ columns: [t.tenantId, t.refundId], foreignColumns: [refunds.tenantId, refunds.id] }),
  ],
);
