import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { customers } from "../accounts/customers";
import { amountMinor, countedId, countedRef, createdAt, label, updatedAt } from "../columns";
import { orders } from "../orders/orders";
import { keptByTenant } from "../shops/tenants";

/**
 * The credit of a customer. A trigger adds each entry to `balanceMinor`, which is therefore locked by each
 * writer and never below zero (rule store-credit-1).
 */
export const storeCredits = pgTable(
  "store_credits",
  {
    tenantId: keptByTenant(),
    customerId: countedRef("customer_id").notNull(),
    balanceMinor: amountMinor("balance_minor").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.customerId] }),
    foreignKey({ columns: [t.tenantId, t.customerId], foreignColumns: [customers.tenantId, customers.id] }),
    check("store_credits_not_negative", sql`${t.balanceMinor} >= 0`),
  ],
);

/**
 * What moved on a customer's credit, signed; its balance is their sum. An entry that an order caused is kept
 * once.
 */
export const storeCreditEntries = pgTable(
  "store_credit_entries",
  {
    tenantId: keptByTenant(),
    customerId: countedRef("customer_id").notNull(),
    id: countedId(),
    kind: text("kind").$type<"issued" | "withdrawn" | "spent" | "returned" | "refunded">().notNull(),
    /** The order that was paid with it; null for what people issued or withdrew. */
    orderId: uuid("order_id"),
    /** What moved it, so that the same cause moves it once: an order's end, a refund, a person's command. */
    cause: text("cause").notNull(),
    amountMinor: amountMinor("amount_minor").notNull(),
    /** Why it was issued or withdrawn. */
    note: label("note"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.customerId, t.id] }),
    unique("store_credit_entries_once").on(t.tenantId, t.customerId, t.cause),
    index("store_credit_entries_order").on(t.tenantId, t.orderId),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [storeCredits.tenantId, storeCredits.customerId],
    }),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
  ],
);
