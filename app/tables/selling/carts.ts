import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type LineChoices, noChoices } from "../../models/catalogue/options/line-choices";
import type { CheckoutDraft } from "../../models/selling/checkout/checkout-draft";
import { customers } from "../accounts/customers";
import { amountMinor, countedId, countedRef, createdAt, sellerId, shopId, updatedAt } from "../columns";
import { ownedByShop } from "../shops/shops";
import { namesSeller, ofTenant } from "../shops/tenants";

/**
 * Carts: one for each seller a customer, or a guest's session, buys from in a shop. `checkout` keeps what was
 * typed so far. `placeToken` is the idempotency token of the next order made of this cart.
 */
export const carts = pgTable(
  "carts",
  {
    tenantId: ofTenant(),
    id: uuid("id").notNull().defaultRandom(),
    shopId: shopId(),
    sellerId: sellerId(),
    /** Whose account it is on; null for a guest's. */
    customerId: countedRef("customer_id"),
    /** The session that holds it; null for a customer's. */
    sessionHash: text("session_hash"),
    checkout: jsonb("checkout").$type<CheckoutDraft>().notNull().default({}),
    /** Coupon codes in the order they were entered, and gift cards by id. */
    couponCodes: jsonb("coupon_codes").$type<string[]>().notNull().default([]),
    giftCardIds: jsonb("gift_card_ids").$type<number[]>().notNull().default([]),
    /** Discounts whose gift came unasked and was taken out: they give it no more (rule discounts-10). */
    declinedGifts: jsonb("declined_gifts").$type<string[]>().notNull().default([]),
    /** Whether its customer pays with their store credit. */
    usesStoreCredit: boolean("uses_store_credit").notNull().default(false),
    placeToken: uuid("place_token").notNull().defaultRandom(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("carts_customer").on(t.tenantId, t.shopId, t.customerId, t.sellerId),
    uniqueIndex("carts_session").on(t.tenantId, t.shopId, t.sessionHash, t.sellerId),
    index("carts_expiry").on(t.tenantId, t.expiresAt),
    ownedByShop(t),
    namesSeller(t),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
  ],
);

/**
 * Lines of a cart. But for those of a quote, prices are never stored here: they are read when the cart is
 * shown and when the order is placed.
 */
export const cartItems = pgTable(
  "cart_items",
  {
    tenantId: ofTenant(),
    cartId: uuid("cart_id").notNull(),
    id: countedId(),
    productId: countedRef("product_id").notNull(),
    /** What makes two lines of one product differ (chosen options, personalization); empty for none. */
    lineKey: text("line_key").notNull().default(""),
    lineData: jsonb("line_data").$type<LineChoices>().notNull().default(noChoices),
    qty: integer("qty").notNull(),
    /** The discount that added it for free (rule discounts-4); null for what the shopper added. */
    autoAddedBy: text("auto_added_by"),
    /** Unit price when the shopper last saw the cart, minor units; a difference is told to the shopper. */
    seenPriceMinor: amountMinor("seen_price_minor"),
    /** Unit price of a quote without its options' fees, minor units; null in an ordinary cart. */
    quotedPriceMinor: amountMinor("quoted_price_minor"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.cartId, t.id] }),
    uniqueIndex("cart_items_line").on(t.tenantId, t.cartId, t.productId, t.lineKey),
    foreignKey({ columns: [t.tenantId, t.cartId], foreignColumns: [carts.tenantId, carts.id] }).onDelete(
      "cascade",
    ),
  ],
);
