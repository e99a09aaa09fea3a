import {
  bigint,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { countedId, countedRef, createdAt } from "../columns";
import { keptByTenant } from "../shops/tenants";
import { orderItems } from "./orders";

/**
 * Files that paid orders gave to their buyers, one for each file of a line (rule downloads-3). `fileKey`
 * names the file in the data folder; `maxUses` and `expiresAt` are null without a limit.
 */
export const downloads = pgTable(
  "downloads",
  {
    tenantId: keptByTenant(),
    id: countedId(),
    orderId: uuid("order_id").notNull(),
    orderItemId: countedRef("order_item_id").notNull(),
    /** Counts the files of the order's line, from 0. */
    position: integer("position").notNull(),
    fileName: text("file_name").notNull(),
    fileKey: text("file_key").notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    maxUses: integer("max_uses"),
    uses: integer("uses").notNull().default(0),
    expiresAt: timestamp("expires_at", { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("downloads_file").on(t.tenantId, t.orderId, t.orderItemId, t.position),
    foreignKey({
      columns: [t.tenantId, t.orderId, t.orderItemId],
      foreignColumns: [orderItems.tenantId, orderItems.orderId, orderItems.id],
    }),
  ],
);
