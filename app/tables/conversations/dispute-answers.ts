import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { AnswerProof, AnswerState } from "../../models/payments/disputes/dispute-answer";
import type { RecordedActor } from "../../models/shops/actors/recorded-actor";
import { countedId, createdAt, label } from "../columns";
import { orders } from "../orders/orders";
import { payments } from "../orders/payments";
import { keptByTenant } from "../shops/tenants";

/**
 * An answer of the business to a dispute, as it is sent to the payment provider (rule payment-28): words, and
 * files of `dispute_entries`. `disputeId` is the provider's name for the dispute; `note` says why it was
 * refused, or not sent yet.
 */
export const disputeAnswers = pgTable(
  "dispute_answers",
  {
    tenantId: keptByTenant(),
    id: countedId(),
    orderId: uuid("order_id").notNull(),
    paymentId: uuid("payment_id").notNull(),
    disputeId: text("dispute_id").notNull(),
    text: label("text"),
    proofs: jsonb("proofs").$type<AnswerProof[]>().notNull(),
    state: text("state").$type<AnswerState>().notNull(),
    note: label("note"),
    /** How often the provider could not be reached. */
    failedTries: integer("failed_tries").notNull().default(0),
    actor: jsonb("actor").$type<RecordedActor>().notNull(),
    createdAt: createdAt(),
    /** When it was tried last; null before. */
    triedAt: timestamp("tried_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("dispute_answers_payment").on(t.tenantId, t.paymentId),
    // One is on its way at a time: providers take one.
    uniqueIndex("dispute_answers_waiting")
      .on(t.tenantId, t.paymentId, t.disputeId)
      .where(sql`${t.state} = 'waiting'`),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
    foreignKey({ columns: [t.tenantId, t.paymentId], foreignColumns: [payments.tenantId, payments.id] }),
  ],
);
