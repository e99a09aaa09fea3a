import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { SellerProfile } from "../../models/marketplace/seller-profile";
import type { SellingTerms } from "../../models/marketplace/selling-terms";
import { type CommissionTerms, noCommission } from "../../models/payments/commission";
import { defaultPayoutTerms, type PayoutTerms } from "../../models/payments/payout-terms";
import type { TaxRemitter } from "../../models/payments/sale";
import type { SellerState } from "../../models/shops/actors/seller-state";
import type { Quotas } from "../../models/shops/limits/quotas";
import { createdAt, tenantId, updatedAt } from "../columns";

/**
 * Businesses: the unit of isolation, and of spreading over databases. No statement joins rows of two of them.
 */
export const tenants = pgTable("tenants", {
  id: uuid("id").primaryKey().defaultRandom(),
  code: text("code").notNull().unique(),
  name: text("name").notNull(),
  /** ISO 4217 code of every amount the tenant stores. */
  currency: text("currency").notNull().default("USD"),
  /** Since when the host keeps its shops shut (rule hosting-3); null while they may open. */
  suspendedAt: timestamp("suspended_at", { withTimezone: true }),
  /** Why, in words its staff read, and the host who did it. */
  suspendedWords: text("suspended_words"),
  suspendedBy: text("suspended_by"),
  /** When everything of it goes; null for one that stays. */
  goesAt: timestamp("goes_at", { withTimezone: true }),
  /** What the host lets it use; what it does not name is not limited. */
  quotas: jsonb("quotas").$type<Quotas>().notNull().default({}),
  /**
   * What its pictures and files take, as they were measured and what came since (rule hosting-10); null
   * before the first time.
   */
  fileBytes: bigint("file_bytes", { mode: "number" }).$default(() => 0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The tenant of a row; its rows go with it. */
export const ofTenant = () => tenantId().references(() => tenants.id, { onDelete: "cascade" });
/** The tenant of a row that must outlive attempts to remove the tenant, such as an order. */
export const keptByTenant = () => tenantId().references(() => tenants.id, { onDelete: "restrict" });

/**
 * Who sells and is paid. An ordinary business has one, its house seller; `guid` is the seller's
 * `client_guid`.
 */
export const sellers = pgTable(
  "sellers",
  {
    tenantId: ofTenant(),
    id: uuid("id").notNull().defaultRandom(),
    guid: uuid("guid").notNull().defaultRandom(),
    code: text("code").notNull(),
    name: text("name").notNull(),
    state: text("state").$type<SellerState>().notNull().default("active"),
    /** Set for the seller that is the tenant itself: its catalogue files are written in its name. */
    isHouse: boolean("is_house").notNull().default(false),
    /** What it says of itself: story, address, opening hours, pickup, policies. */
    profile: jsonb("profile").$type<Partial<SellerProfile>>().notNull().default({}),
    commission: jsonb("commission").$type<CommissionTerms>().notNull().default(noCommission),
    payout: jsonb("payout").$type<PayoutTerms>().notNull().default(defaultPayoutTerms),
    taxRemitter: text("tax_remitter").$type<TaxRemitter>().notNull().default("marketplace"),
    /** Its own shipping methods, smallest order and days of processing (rules sellers-14 to sellers-16). */
    selling: jsonb("selling").$type<Partial<SellingTerms>>().notNull().default({}),
    /** Average of its approved reviews, hundredths of a star; 0 for none. */
    ratingHundredths: integer("rating_hundredths").notNull().default(0),
    reviewCount: integer("review_count").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("sellers_code").on(t.tenantId, t.code),
    uniqueIndex("sellers_guid").on(t.guid),
    uniqueIndex("sellers_house").on(t.tenantId).where(sql`${t.isHouse}`),
  ],
);

/** The key of a row that names a seller of its own tenant. */
export const namesSeller = (t: { tenantId: AnyPgColumn; sellerId: AnyPgColumn }) =>
  foreignKey({ columns: [t.tenantId, t.sellerId], foreignColumns: [sellers.tenantId, sellers.id] });
