import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { createdAt, label, shopId } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";

/**
 * What is said of pictures in a shop's library (rule library-1). A picture that was never described is in it
 * without a row, as long as something shows it.
 */
export const shopPictures = pgTable(
  "shop_pictures",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    /** Its address, without width and format. */
    url: text("url").notNull(),
    /** What staff call it. */
    name: label("name"),
    /** What it shows, for those who cannot see it. */
    alt: label("alt"),
    /** The point that stays in view where it is cropped, percent from the left and the top. */
    focusX: integer("focus_x").notNull().default(50),
    focusY: integer("focus_y").notNull().default(50),
    createdAt: createdAt(),
    /** When it was taken out of the shop; null while it is there. */
    removedAt: timestamp("removed_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.shopId, t.url] }),
    index("shop_pictures_newest").on(t.tenantId, t.shopId, t.createdAt),
    ownedByShop(t),
  ],
);
