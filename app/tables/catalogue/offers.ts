import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { OfferCondition } from "../../models/catalogue/offer/offer-condition";
import { amountMinor, countedId, countedRef, createdAt, label, sellerId, updatedAt } from "../columns";
import { namesSeller, ofTenant } from "../shops/tenants";
import { products } from "./catalogue";

/** What a seller counts. Several products may draw from one stock item. */
export const stockItems = pgTable(
  "stock_items",
  {
    tenantId: ofTenant(),
    id: countedId(),
    sellerId: sellerId(),
    sku: text("sku").notNull(),
    onHand: integer("on_hand").notNull().default(0),
    /**
     * Pieces the shop's files named when they were last applied; `on_hand` follows only when they name
     * others.
     */
    sourceQty: integer("source_qty").notNull().default(0),
    reserved: integer("reserved").notNull().default(0),
    manageStock: boolean("manage_stock").notNull().default(true),
    allowBackorders: boolean("allow_backorders").notNull().default(false),
    backorderMessage: label("backorder_message"),
    /** The day on which backordered pieces should ship; null if unknown. */
    backorderShipsOn: date("backorder_ships_on", { mode: "string" }),
    lowStockThreshold: integer("low_stock_threshold").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("stock_items_sku").on(t.tenantId, t.sellerId, t.sku),
    // An offer names its seller with its stock item, so that it can only draw from its own.
    unique("stock_items_of_seller").on(t.tenantId, t.sellerId, t.id),
    namesSeller(t),
  ],
);

/**
 * What exports of a stock item led to: the number that was last applied of an export that named `sourceQty`
 * pieces at `sourceAt`, so that a file that is applied twice moves them once.
 */
export const stockCounts = pgTable(
  "stock_counts",
  {
    tenantId: ofTenant(),
    stockItemId: countedRef("stock_item_id").notNull(),
    sourceAt: timestamp("source_at", { withTimezone: true }).notNull(),
    sourceQty: integer("source_qty").notNull(),
    qty: integer("qty").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.stockItemId, t.sourceAt, t.sourceQty] }),
    foreignKey({
      columns: [t.tenantId, t.stockItemId],
      foreignColumns: [stockItems.tenantId, stockItems.id],
    }).onDelete("cascade"),
  ],
);

/**
 * Counts and moves of stock that were made with a reason; what orders take and give back is in the audit with
 * all other changes of a stock item (rule owners-9). One that was made in a transaction has the moment of its
 * audit row.
 */
export const stockMoves = pgTable(
  "stock_moves",
  {
    tenantId: ofTenant(),
    id: countedId(),
    stockItemId: countedRef("stock_item_id").notNull(),
    /** The transaction's moment. */
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    /** By how many pieces; 0 where a count found what was known. */
    qty: integer("qty").notNull(),
    /** Whether the pieces were counted rather than moved. */
    isCount: boolean("is_count").notNull(),
    reason: label("reason"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.stockItemId, t.at, t.id] }),
    foreignKey({
      columns: [t.tenantId, t.stockItemId],
      foreignColumns: [stockItems.tenantId, stockItems.id],
    }).onDelete("cascade"),
  ],
);

/**
 * What a seller asks for a product or variation, and on what terms. A product has one offer a seller; an
 * ordinary shop's has exactly one, its house seller's. A variable product has one too, whose terms its
 * variations take over.
 */
export const offers = pgTable(
  "offers",
  {
    tenantId: ofTenant(),
    productId: countedRef("product_id").notNull(),
    sellerId: sellerId(),
    stockItemId: countedRef("stock_item_id"),
    priceMinor: amountMinor("price_minor").notNull().default(0),
    finalPriceMinor: amountMinor("final_price_minor").notNull().default(0),
    /** The lowest price of the running sales; null while none has it (rule prices-10). */
    saleMinor: amountMinor("sale_minor"),
    msrpMinor: amountMinor("msrp_minor"),
    /**
     * The lowest price of the thirty days before the price changed last (rule prices-11), written by a
     * trigger; null for a price that never changed.
     */
    priorMinor: amountMinor("prior_minor"),
    hidePrice: boolean("hide_price").notNull().default(false),
    isVisible: boolean("is_visible").notNull().default(true),
    availableForSale: boolean("available_for_sale").notNull().default(true),
    maxCartQty: integer("max_cart_qty").notNull().default(100),
    /** The seller's words for few pieces left; empty says how many there are. */
    lowStockAlertMessage: label("low_stock_alert_message"),
    /** Which of the shop's delivery estimates holds for this product; empty for the shop's first. */
    deliveryEstimateId: label("delivery_estimate_id"),
    /** How this product is delivered, in the seller's words. */
    itemDeliveryInfo: label("item_delivery_info"),
    /**
     * What a piece costs on top of its delivery; null on a variation for its parent's, elsewhere for none.
     */
    shippingFeeMinor: amountMinor("shipping_fee_minor"),
    /** What it costs in further markets, by their codes, as `eu:21.99|kw:-`; empty where their rates hold. */
    marketPrices: label("market_prices"),
    /** Whether it is new or used; empty on a variation for its parent's, elsewhere for new. */
    condition: text("condition").$type<OfferCondition | "">().notNull().default(""),
    /** The seller's words about that; a variation without either has its parent's. */
    conditionNote: label("condition_note"),
    /**
     * The seller's own address for the product, which leads to the shared page; null without one (rule
     * sellers-9).
     */
    sellerSlug: text("seller_slug"),
    /**
     * Of an offer that the files no longer name: what it was before it was hidden; null while they name it.
     */
    archivedFrom: jsonb("archived_from").$type<{ isVisible: boolean; availableForSale: boolean }>(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.productId, t.sellerId] }),
    index("offers_seller").on(t.tenantId, t.sellerId),
    index("offers_stock").on(t.tenantId, t.stockItemId),
    index("offers_seller_slug").on(t.tenantId, t.sellerSlug),
    namesSeller(t),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.tenantId, t.sellerId, t.stockItemId],
      foreignColumns: [stockItems.tenantId, stockItems.sellerId, stockItems.id],
    }),
  ],
);

/** What offers were sold at until a price followed, as long as a notice of a lower price needs it. */
export const pastPrices = pgTable(
  "past_prices",
  {
    tenantId: ofTenant(),
    id: countedId(),
    productId: countedRef("product_id").notNull(),
    sellerId: sellerId(),
    priceMinor: amountMinor("price_minor").notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("past_prices_offer").on(t.tenantId, t.productId, t.sellerId, t.endedAt),
    foreignKey({
      columns: [t.tenantId, t.productId, t.sellerId],
      foreignColumns: [offers.tenantId, offers.productId, offers.sellerId],
    }).onDelete("cascade"),
  ],
);

/**
 * Offers that wait for the business, or that it refused (rule sellers-20): hidden until the row goes with its
 * approval.
 */
export const offerApprovals = pgTable(
  "offer_approvals",
  {
    tenantId: ofTenant(),
    productId: countedRef("product_id").notNull(),
    sellerId: sellerId(),
    state: text("state").$type<"waiting" | "refused">().notNull(),
    /** The words of a refusal. */
    reason: label("reason"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.productId, t.sellerId] }),
    index("offer_approvals_state").on(t.tenantId, t.state, t.createdAt),
    foreignKey({
      columns: [t.tenantId, t.productId, t.sellerId],
      foreignColumns: [offers.tenantId, offers.productId, offers.sellerId],
    }).onDelete("cascade"),
  ],
);

/** Quantity and group prices of an offer (rule prices-2). No groups means all customers. */
export const priceLevels = pgTable(
  "price_levels",
  {
    tenantId: ofTenant(),
    id: countedId(),
    productId: countedRef("product_id").notNull(),
    sellerId: sellerId(),
    customerGroups: jsonb("customer_groups").$type<string[]>().notNull().default([]),
    minQty: integer("min_qty").notNull(),
    priceMinor: amountMinor("price_minor").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("price_levels_offer").on(t.tenantId, t.productId, t.sellerId),
    foreignKey({
      columns: [t.tenantId, t.productId, t.sellerId],
      foreignColumns: [offers.tenantId, offers.productId, offers.sellerId],
    }).onDelete("cascade"),
  ],
);

/** Prices of a seller for a time (rule prices-10). */
export const sales = pgTable(
  "sales",
  {
    tenantId: ofTenant(),
    id: countedId(),
    sellerId: sellerId(),
    name: text("name").notNull(),
    startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
    /** Null while its end is open. */
    endsAt: timestamp("ends_at", { withTimezone: true }),
    state: text("state").$type<"planned" | "running" | "ended">().notNull().default("planned"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("sales_name").on(t.tenantId, t.sellerId, t.name),
    index("sales_due").on(t.state, t.startsAt),
    namesSeller(t),
  ],
);

/** What a sale asks for a product or variation. */
export const salePrices = pgTable(
  "sale_prices",
  {
    tenantId: ofTenant(),
    saleId: countedRef("sale_id").notNull(),
    productId: countedRef("product_id").notNull(),
    priceMinor: amountMinor("price_minor").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.saleId, t.productId] }),
    index("sale_prices_product").on(t.tenantId, t.productId),
    foreignKey({ columns: [t.tenantId, t.saleId], foreignColumns: [sales.tenantId, sales.id] }).onDelete(
      "cascade",
    ),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
    }).onDelete("cascade"),
  ],
);
