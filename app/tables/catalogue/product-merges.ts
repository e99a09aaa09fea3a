import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { MovedRows } from "../../models/catalogue/merging/moved-rows";
import { countedId, countedRef, createdAt } from "../columns";
import { ofTenant } from "../shops/tenants";
import { products } from "./catalogue";

/**
 * Products of a marketplace that became one, and those that were parted again (rule sellers-22): what went
 * from one product to the other.
 */
export const productMerges = pgTable(
  "product_merges",
  {
    tenantId: ofTenant(),
    id: countedId(),
    kind: text("kind").$type<"merge" | "split">().notNull(),
    fromId: countedRef("from_id").notNull(),
    toId: countedRef("to_id").notNull(),
    /** Keys of the rows that followed, by their tables. */
    moved: jsonb("moved").$type<MovedRows>().notNull(),
    /** Null while it holds. */
    undoneAt: timestamp("undone_at", { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("product_merges_from").on(t.tenantId, t.fromId),
    index("product_merges_latest").on(t.tenantId, t.createdAt),
    foreignKey({
      columns: [t.tenantId, t.fromId],
      foreignColumns: [products.tenantId, products.id],
    }).onDelete("cascade"),
    foreignKey({ columns: [t.tenantId, t.toId], foreignColumns: [products.tenantId, products.id] }).onDelete(
      "cascade",
    ),
  ],
);
