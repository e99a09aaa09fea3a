import { pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { KeyScope } from "../../models/shops/actors/key-scope";
import { countedId, createdAt } from "../columns";
import { ownedByShop } from "../shops/shops";
import { namesSeller, ofTenant } from "../shops/tenants";

/**
 * Keys by which programs call the owner's API and the seller API (rules owner-api-1 and seller-api-1): of the
 * whole business, of one shop or of one seller. Only a key's hash is stored.
 */
export const apiKeys = pgTable(
  "api_keys",
  {
    tenantId: ofTenant(),
    id: countedId(),
    /** Null for a key that is no seller's. */
    sellerId: uuid("seller_id"),
    /** Null for a key that is not limited to one shop. */
    shopId: uuid("shop_id"),
    /** What it may do. */
    scopes: text("scopes").array().$type<KeyScope[]>().notNull(),
    /** The owner's name for what uses it. */
    name: text("name").notNull(),
    /** Its first characters, so that its owner recognizes it. */
    prefix: text("prefix").notNull(),
    /** SHA-256, hexadecimal. */
    keyHash: text("key_hash").notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
    /** When it stopped working; its row stays, because histories name it. */
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("api_keys_hash").on(t.tenantId, t.keyHash),
    uniqueIndex("api_keys_prefix").on(t.tenantId, t.prefix),
    namesSeller(t),
    ownedByShop(t),
  ],
);
