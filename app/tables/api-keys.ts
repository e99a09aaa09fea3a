import { pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { countedId, createdAt } from "./columns";
import { namesSeller, ofTenant } from "./tenants";

/**
 * Keys by which a seller's own systems use the seller API (rule seller-api-1). Only a key's hash is stored.
 */
export const apiKeys = pgTable(
  "api_keys",
  {
    tenantId: ofTenant(),
    id: countedId(),
    sellerId: uuid("seller_id").notNull(),
    /** The seller's name for what uses it. */
    name: text("name").notNull(),
    /** Its first characters, so that the seller recognizes it. */
    prefix: text("prefix").notNull(),
    /** SHA-256, hexadecimal. */
    keyHash: text("key_hash").notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("api_keys_hash").on(t.tenantId, t.keyHash),
    uniqueIndex("api_keys_prefix").on(t.tenantId, t.sellerId, t.prefix),
    namesSeller(t),
  ],
);
