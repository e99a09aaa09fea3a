import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { SalesDimension } from "../../models/numbers/sales-figures";
import { amountMinor, label, sellerId, shopId } from "../columns";
import { ownedByShop } from "../shops/shops";
import { namesSeller, ofTenant } from "../shops/tenants";

/**
 * What a shop sold on a day, by each dimension and seller (rule numbers-2): counted from the ledger and the
 * orders, never written otherwise, so it can be counted anew at any time.
 */
export const salesDays = pgTable(
  "sales_days",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    /** A day of the shop's calendar. */
    day: date("day").notNull(),
    by: text("by").$type<SalesDimension>().notNull(),
    /** What it is counted by: an SKU, a place, a code; empty for the whole day. */
    key: text("key").notNull(),
    sellerId: sellerId(),
    label: label("label"),
    orders: integer("orders").notNull(),
    pieces: bigint("pieces", { mode: "number" }).notNull(),
    goodsMinor: amountMinor("goods_minor").notNull(),
    giftCardsMinor: amountMinor("gift_cards_minor").notNull(),
    deliveryMinor: amountMinor("delivery_minor").notNull(),
    taxMinor: amountMinor("tax_minor").notNull(),
    discountMinor: amountMinor("discount_minor").notNull(),
    returnedMinor: amountMinor("returned_minor").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.shopId, t.by, t.day, t.key, t.sellerId] }),
    index("sales_days_day").on(t.tenantId, t.shopId, t.day),
    ownedByShop(t),
    namesSeller(t),
  ],
);

/** How far the sales of a shop are counted, and by which clock its days go. */
export const salesCounts = pgTable(
  "sales_counts",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    timeZone: text("time_zone").notNull(),
    /** Movements of the ledger up to this moment are counted. */
    countedUntil: timestamp("counted_until", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopId] }), ownedByShop(t)],
);

/**
 * What shoppers searched for and did not find, on a day of the shop's calendar (rule numbers-7): words alone,
 * never whose they were.
 */
export const missedSearches = pgTable(
  "missed_searches",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    day: date("day").notNull(),
    words: text("words").notNull(),
    searches: integer("searches").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopId, t.day, t.words] }), ownedByShop(t)],
);
