import { pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { BlockKind } from "../../models/accounts/blocks/block";
import { countedId, createdAt, label } from "../columns";
import { ofTenant } from "../shops/tenants";

/** Who may neither sign in nor buy in the shops of a business (rule accounts-46). */
export const blocks = pgTable(
  "blocks",
  {
    tenantId: ofTenant(),
    id: countedId(),
    kind: text("kind").$type<BlockKind>().notNull(),
    /** As `readBlock` writes it, so that a lookup by all that is known of a visitor finds their blocks. */
    value: text("value").notNull(),
    /** As it was typed. */
    typed: text("typed").notNull(),
    /** What they read; empty for the usual words. */
    words: label("words"),
    /** Why, for staff alone. */
    note: label("note"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("blocks_value").on(t.tenantId, t.kind, t.value),
  ],
);
