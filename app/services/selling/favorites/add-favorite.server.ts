// @public

import { and, count, eq } from "drizzle-orm";
import { requireKeepable } from "~/models/catalogue/listing/list-controls";
import { offer } from "~/models/catalogue/offer/offer-at";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { mostFavorites } from "~/models/selling/lists/list-limits";
import { favorites } from "~/tables/selling/lists";
import { findPageOfProduct } from "../../catalogue/addresses/find-page-of-product.server";
import { findOffer } from "../../catalogue/offers/find-offer.server";
import { hasGiftCards } from "../../catalogue/product/has-gift-cards.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Marks a product as a customer's favorite; a variation marks its product (rule lists-2). Marking it again
 * changes nothing.
 * @throws AppError `not_found` for a product that this shop does not show, {@link requireKeepable}'s for one
 * that can't be kept, `conflict` above the limit
 */
export async function addFavorite(ctx: ShopContext, customerId: number, productId: number): Promise<void> {
  const shown = await findPageOfProduct(ctx, productId);
  const product = shown && (await findOffer(ctx, shown.id))?.sellable;
  if (!product) throw new AppError("not_found", phrase("This product is no longer available."));
  const { stockStatus } = offer(product, { group: null }).stock;
  requireKeepable({ ...product, stockStatus, isGiftCard: await hasGiftCards(ctx, product.id) });
  const own = and(eq(favorites.tenantId, ctx.tenant.id), eq(favorites.customerId, customerId));
  const [held] = await ctx.db.select({ count: count() }).from(favorites).where(own);
  if (held && held.count >= mostFavorites)
    throw new AppError(
      "conflict",
      phrase("You have {mostFavorites} favorites. Remove one to add another.", { mostFavorites }),
    );
  await ctx.db
    .insert(favorites)
    .values({ tenantId: ctx.tenant.id, customerId, productId: product.id, createdAt: ctx.now() })
    .onConflictDoNothing();
}
