import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { SecretName } from "../../models/platform/secret/secret-name";
import type { ShopSettings } from "../../models/shops/settings/shop-settings";
import { createdAt, shopId, updatedAt } from "../columns";
import { namesSeller, ofTenant } from "./tenants";

/**
 * Storefronts. `id` is the `client_guid` of the API; `code` is unique over all tenants, because a host may
 * name it.
 */
export const shops = pgTable(
  "shops",
  {
    tenantId: ofTenant(),
    id: uuid("id").notNull().defaultRandom(),
    /** Of a marketplaceseller shop its seller, of any other null. */
    sellerId: uuid("seller_id"),
    code: text("code").notNull().unique(),
    name: text("name").notNull(),
    type: text("type")
      .$type<"essential" | "marketplace" | "marketplaceseller">()
      .notNull()
      .default("essential"),
    industry: text("industry").notNull().default("general"),
    status: text("status").notNull().default("active"),
    frontendStatus: boolean("frontend_status").notNull().default(true),
    settings: jsonb("settings").$type<ShopSettings>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("shops_id").on(t.id),
    namesSeller(t),
    check("shops_seller", sql`(${t.type} = 'marketplaceseller') = (${t.sellerId} is not null)`),
  ],
);

/** The key of a row that belongs to a shop and goes with it. */
export const ownedByShop = (t: { tenantId: AnyPgColumn; shopId: AnyPgColumn }) =>
  foreignKey({ columns: [t.tenantId, t.shopId], foreignColumns: [shops.tenantId, shops.id] }).onDelete(
    "cascade",
  );

/** The key of a row that names a shop and keeps it from being removed. */
export const namesShop = (t: { tenantId: AnyPgColumn; shopId: AnyPgColumn }) =>
  foreignKey({ columns: [t.tenantId, t.shopId], foreignColumns: [shops.tenantId, shops.id] });

/**
 * Every exact domain that leads to a shop. Links are built from the primary one; a shop has one of those at
 * most.
 */
export const shopDomains = pgTable(
  "shop_domains",
  {
    domain: text("domain").primaryKey(),
    tenantId: ofTenant(),
    shopId: shopId(),
    isPrimary: boolean("is_primary").notNull().default(false),
  },
  (t) => [
    index("shop_domains_shop").on(t.tenantId, t.shopId),
    uniqueIndex("shop_domains_primary").on(t.tenantId, t.shopId).where(sql`${t.isPrimary}`),
    ownedByShop(t),
  ],
);

/** Secrets of a shop, sealed (rule secrets-2). `keyId` names the key that opens them. */
export const shopSecrets = pgTable(
  "shop_secrets",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    name: text("name").$type<SecretName>().notNull(),
    keyId: text("key_id").notNull(),
    sealed: text("sealed").notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopId, t.name] }), ownedByShop(t)],
);

/** Next number of each sequence of a shop, such as `order`. */
export const shopCounters = pgTable(
  "shop_counters",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    name: text("name").notNull(),
    value: bigint("value", { mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopId, t.name] }), ownedByShop(t)],
);
