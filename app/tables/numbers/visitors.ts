import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { shopId } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";

/** How many visitors a shop had on a day of its calendar (rule numbers-9), none of them known. */
export const visitorDays = pgTable(
  "visitor_days",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    day: date("day").notNull(),
    visitors: integer("visitors").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopId, t.day] }), ownedByShop(t)],
);

/**
 * What the visitors of a day are hashed with, until the day is over (rule numbers-9). Not logged: neither
 * backups nor replicas have it.
 */
export const visitorSalts = pgTable(
  "visitor_salts",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    day: date("day").notNull(),
    salt: text("salt").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopId, t.day] }), ownedByShop(t)],
);

/**
 * The visitors of a day as hashes, so that none counts twice, until the day is over (rule numbers-9). Not
 * logged: neither backups nor replicas have them.
 */
export const visitorMarks = pgTable(
  "visitor_marks",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    day: date("day").notNull(),
    mark: text("mark").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopId, t.day, t.mark] }), ownedByShop(t)],
);
