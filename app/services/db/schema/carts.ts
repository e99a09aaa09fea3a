import {
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
import type { CheckoutDraft } from "~/models/checkout/checkout-draft";
import { countedId, createdAt, shopId, updatedAt } from "./columns";
import { customers } from "./customers";
import { shops } from "./shops";

const ofShop = () => shopId().references(() => shops.id, { onDelete: "cascade" });

/**
 * Carts. `customerId` is null for a guest, whose session holds the cart's id. `checkout` keeps what was typed so far.
 * `placeToken` is the idempotency token of the next order made of this cart.
 */
export const carts = pgTable(
  "carts",
  {
    shopId: ofShop(),
    id: uuid("id").notNull().defaultRandom(),
    customerId: integer("customer_id"),
    checkout: jsonb("checkout").$type<CheckoutDraft>().notNull().default({}),
    couponCode: text("coupon_code"),
    placeToken: uuid("place_token").notNull().defaultRandom(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex("carts_customer").on(t.shopId, t.customerId),
    index("carts_expiry").on(t.expiresAt),
    foreignKey({
      columns: [t.shopId, t.customerId],
      foreignColumns: [customers.shopId, customers.id],
    }).onDelete("cascade"),
  ],
);

/** Lines of a cart. Prices are never stored here: they are read when the cart is shown and when the order is placed. */
export const cartItems = pgTable(
  "cart_items",
  {
    shopId: ofShop(),
    cartId: uuid("cart_id").notNull(),
    id: countedId(),
    productId: integer("product_id").notNull(),
    /** What makes two lines of one product differ (chosen options, personalization); empty for none. */
    lineKey: text("line_key").notNull().default(""),
    lineData: jsonb("line_data").$type<Record<string, string>>().notNull().default({}),
    qty: integer("qty").notNull(),
    /** Unit price when the shopper last saw the cart, minor units; a difference is told to the shopper. */
    seenPriceMinor: integer("seen_price_minor"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.cartId, t.id] }),
    uniqueIndex("cart_items_line").on(t.shopId, t.cartId, t.productId, t.lineKey),
    foreignKey({ columns: [t.shopId, t.cartId], foreignColumns: [carts.shopId, carts.id] }).onDelete(
      "cascade",
    ),
  ],
);
