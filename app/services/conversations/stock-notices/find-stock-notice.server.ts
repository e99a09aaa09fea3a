// @public

import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { ProductImage } from "~/models/platform/media/product-record";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isSignedLink } from "../../shops/secrets/signed-link.server";
import { findReviewed } from "../reviews/find-reviewed.server";

/** A notice with its product as pages and mails show it. */
export type StockNotice = {
  id: string;
  email: string;
  /** Null for a guest. */
  customerId: number | null;
  isConfirmed: boolean;
  isMailed: boolean;
  product: {
    id: number;
    name: string;
    slug: string;
    variationSku: string | null;
    image: ProductImage | null;
  };
};

/** A notice of the shop by its id; null if there is none, or the shop no longer shows its product. */
export async function findStockNotice(ctx: ShopContext, id: string): Promise<StockNotice | null> {
  if (!z.string().uuid().safeParse(id).success) return null;
  const [row] = await ctx.db
    .select()
    .from(stockNotices)
    .where(and(ofShop(stockNotices, ctx), eq(stockNotices.id, id)));
  const product = row ? await findReviewed(ctx, { id: row.productId }) : null;
  if (!row || !product) return null;
  return {
    id,
    email: row.email,
    customerId: row.customerId,
    product,
    isConfirmed: row.confirmedAt !== null,
    isMailed: row.mailedAt !== null,
  };
}

/** The notice a mail's link opens; null for a wrong key. */
export async function openStockNotice(
  ctx: ShopContext & { secret: string },
  id: string,
  key: string,
): Promise<StockNotice | null> {
  const subject = { kind: "stock-notice", shopId: ctx.shop.id, id } as const;
  return isSignedLink(ctx.secret, subject, key) ? findStockNotice(ctx, id) : null;
}
