import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ProductImage } from "../../models/platform/media/product-record";
import { products } from "../catalogue/catalogue";
import { countedRef, createdAt, label, shopId } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";

/**
 * Pictures that an imported file named by their addresses, of a product or variation: those that are still to
 * be fetched, those that were, by which the next import knows them, and those that cannot be had (rule
 * imports-10).
 */
export const awaitedPictures = pgTable(
  "awaited_pictures",
  {
    tenantId: ofTenant(),
    productId: countedRef("product_id").notNull(),
    url: text("url").notNull(),
    /** Whose job fetches it, and among whose pictures it is kept. */
    shopId: shopId(),
    /** Among the pictures that the file names for the product, from 0. */
    place: integer("place").notNull(),
    /** What the file says of it to those who do not see it. */
    alt: label("alt"),
    state: text("state").$type<"waiting" | "stored" | "missing">().notNull().default("waiting"),
    tries: integer("tries").notNull().default(0),
    /** When it is asked for the next time. */
    nextAt: timestamp("next_at", { withTimezone: true }).notNull(),
    /** Why it could not be had the last time. */
    fault: label("fault"),
    /** What it became, once it is stored. */
    image: jsonb("image").$type<ProductImage>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.productId, t.url] }),
    index("awaited_pictures_due").on(t.tenantId, t.shopId, t.state, t.nextAt),
    index("awaited_pictures_url").using("hash", t.url),
    ownedByShop(t),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
    }).onDelete("cascade"),
  ],
);
