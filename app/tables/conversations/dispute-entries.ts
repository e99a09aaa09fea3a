import { foreignKey, index, integer, jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import type { RecordedActor } from "../../models/shops/actors/recorded-actor";
import { countedId, createdAt, label, sellerId } from "../columns";
import { orders } from "../orders/orders";
import { keptByTenant, namesSeller } from "../shops/tenants";

/**
 * What the seller of an order, or the business, says of its disputed payment: words or a file (rule
 * payment-28). `storedAs` is a path below the uploads folder, to which no address of the app leads.
 */
export const disputeEntries = pgTable(
  "dispute_entries",
  {
    tenantId: keptByTenant(),
    id: countedId(),
    orderId: uuid("order_id").notNull(),
    sellerId: sellerId(),
    text: label("text"),
    /** Empty without a file. */
    fileName: label("file_name"),
    mime: label("mime"),
    sizeBytes: integer("size_bytes").notNull().default(0),
    storedAs: label("stored_as"),
    actor: jsonb("actor").$type<RecordedActor>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("dispute_entries_order").on(t.tenantId, t.orderId),
    namesSeller(t),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
  ],
);
