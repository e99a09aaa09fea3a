import {
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { TaxedRow } from "../../models/orders/invoice/taxed-row";
import { amountMinor, sellerId, shopId } from "../columns";
import { namesShop } from "../shops/shops";
import { keptByTenant, namesSeller } from "../shops/tenants";
import { orders } from "./orders";

/**
 * Credit notes, each correcting the invoice of its order (rule orders-27). All they say is copied here; they
 * never change. Amounts are above zero, in the order's currency.
 */
export const creditNotes = pgTable(
  "credit_notes",
  {
    tenantId: keptByTenant(),
    orderId: uuid("order_id").notNull(),
    id: uuid("id").notNull().defaultRandom(),
    shopId: shopId(),
    sellerId: sellerId(),
    number: text("number").notNull(),
    /** The invoice it corrects. */
    invoiceNumber: text("invoice_number").notNull(),
    /** Key of the ledger's movement that it is about: one has one note. */
    movementKey: text("movement_key").notNull(),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
    totalMinor: amountMinor("total_minor").notNull(),
    /** What goes back, row by row, with its taxes. */
    rows: jsonb("rows").$type<TaxedRow[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId, t.id] }),
    uniqueIndex("credit_notes_number").on(t.tenantId, t.shopId, t.number),
    uniqueIndex("credit_notes_once").on(t.tenantId, t.movementKey),
    index("credit_notes_issued").on(t.tenantId, t.shopId, t.issuedAt, t.id),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
    namesShop(t),
    namesSeller(t),
  ],
);
