import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ShopSettings } from "~/models/shop-settings/shop-settings";
import { createdAt, shopId, updatedAt } from "./columns";

/** One row a shop; `id` is the shop's `client_guid` (decisions, "Shops and domains"). */
export const shops = pgTable("shops", {
  id: uuid("id").primaryKey().defaultRandom(),
  code: text("code").notNull().unique(),
  name: text("name").notNull(),
  type: text("type")
    .$type<"essential" | "marketplace" | "marketplaceseller">()
    .notNull()
    .default("essential"),
  industry: text("industry").notNull().default("general"),
  status: text("status").notNull().default("active"),
  frontendStatus: boolean("frontend_status").notNull().default(true),
  currency: text("currency").notNull().default("USD"),
  settings: jsonb("settings").$type<ShopSettings>().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Every exact domain that leads to a shop. Links are built from the primary one; a shop has one of those at most. */
export const shopDomains = pgTable(
  "shop_domains",
  {
    domain: text("domain").primaryKey(),
    shopId: shopId().references(() => shops.id, { onDelete: "cascade" }),
    isPrimary: boolean("is_primary").notNull().default(false),
  },
  (t) => [
    index("shop_domains_shop").on(t.shopId),
    uniqueIndex("shop_domains_primary").on(t.shopId).where(sql`${t.isPrimary}`),
  ],
);

/** Next number of each per-shop sequence, such as `order` (decisions, "Orders": order number). */
export const shopCounters = pgTable(
  "shop_counters",
  {
    shopId: shopId().references(() => shops.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    value: integer("value").notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.name] })],
);
