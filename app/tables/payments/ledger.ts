import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { EntryPart, LedgerAccount, MovementKind } from "../../models/payments/ledger-account";
import { amountMinor, countedId, countedRef, createdAt, label } from "../columns";
import { orders } from "../orders/orders";
import { payments } from "../orders/payments";
import { keptByTenant, sellers } from "../shops/tenants";

/**
 * What happened to money that is owed (docs/rules/ledger.md). `key` names the cause, which is booked once.
 * Triggers refuse a movement whose entries do not add up to zero, and any change of either.
 */
export const ledgerMovements = pgTable(
  "ledger_movements",
  {
    tenantId: keptByTenant(),
    id: countedId(),
    kind: text("kind").$type<MovementKind>().notNull(),
    key: text("key").notNull(),
    orderId: uuid("order_id"),
    paymentId: uuid("payment_id"),
    sellerId: uuid("seller_id"),
    /** Why a person made it; empty for others. */
    note: label("note"),
    /** Whether nothing of the order's sale is left after it (rule ledger-8). */
    endsOrder: boolean("ends_order").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("ledger_movements_once").on(t.tenantId, t.key),
    uniqueIndex("ledger_movements_end").on(t.tenantId, t.orderId).where(sql`${t.endsOrder}`),
    index("ledger_movements_order").on(t.tenantId, t.orderId),
    index("ledger_movements_time").on(t.tenantId, t.createdAt),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
    foreignKey({ columns: [t.tenantId, t.paymentId], foreignColumns: [payments.tenantId, payments.id] }),
    foreignKey({ columns: [t.tenantId, t.sellerId], foreignColumns: [sellers.tenantId, sellers.id] }),
  ],
);

/** The entries of movements. A debit is positive and a credit negative (rule ledger-1). */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    tenantId: keptByTenant(),
    movementId: countedRef("movement_id").notNull(),
    id: countedId(),
    account: text("account").$type<LedgerAccount>().notNull(),
    part: text("part").$type<EntryPart>().notNull(),
    sellerId: uuid("seller_id"),
    orderId: uuid("order_id"),
    amountMinor: amountMinor("amount_minor").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.movementId, t.id] }),
    index("ledger_entries_account").on(t.tenantId, t.account, t.sellerId, t.orderId),
    index("ledger_entries_order").on(t.tenantId, t.orderId),
    foreignKey({
      columns: [t.tenantId, t.movementId],
      foreignColumns: [ledgerMovements.tenantId, ledgerMovements.id],
    }),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
    foreignKey({ columns: [t.tenantId, t.sellerId], foreignColumns: [sellers.tenantId, sellers.id] }),
  ],
);
