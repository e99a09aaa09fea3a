import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { countedId, createdAt, label, shopId, updatedAt } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";

/**
 * Who ordered without an account, a row for each shop and email in lower case. Triggers keep it as orders
 * come and change; the store's note alone is written by a service (rule office-97).
 */
export const guests = pgTable(
  "guests",
  {
    tenantId: ofTenant(),
    id: countedId(),
    shopId: shopId(),
    email: text("email").notNull(),
    /** Names and telephone as their newest order has them. */
    firstName: label("first_name"),
    lastName: label("last_name"),
    phone: label("phone"),
    /** The number of an order of theirs, by which their page is found. */
    number: text("number").notNull(),
    /** What the store notes about them, who do not see it. */
    note: label("note"),
    /** Distinct words of email, names and telephone with a space around each, as of orders. */
    words: text("words").notNull(),
    /** When they ordered first. */
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("guests_email").on(t.tenantId, t.shopId, t.email),
    index("guests_list").on(t.tenantId, t.shopId, t.id),
    index("guests_words")
      .using("gin", sql`order_lexemes(tenant_id, words)`)
      .with({ gin_pending_list_limit: 256 }),
    ownedByShop(t),
  ],
);
