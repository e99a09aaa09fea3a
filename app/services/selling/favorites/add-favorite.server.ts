// @public

import { and, count, eq } from "drizzle-orm";
import { canKeep } from "~/models/catalogue/listing/list-controls";
import { offer } from "~/models/catalogue/offer/offer-at";
import { AppError } from "~/models/platform/error/app-error";
import { mostFavorites } from "~/models/selling/lists/list-limits";
import { favorites } from "~/tables/lists";
import { findPageOfProduct } from "../../catalogue/addresses/find-page-of-product.server";
import { findOffer } from "../../catalogue/offers/find-offer.server";
import { hasGiftCards } from "../../catalogue/product/has-gift-cards.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Marks a product as a customer's favorite; a variation marks its product (rule lists-2). Marking it again
 * changes nothing.
 * @throws AppError `not_found` for a product that this shop does not show or that cannot be kept (rule
 * lists-1), `conflict` above the limit
 */
export async function addFavorite(ctx: ShopContext, customerId: number, productId: number): Promise<void> {
  const shown = await findPageOfProduct(ctx, productId);
  const product = shown && (await findOffer(ctx, shown.id))?.sellable;
  const isKept =
    product &&
    canKeep({ ...product, ...offer(product, { group: null }).stock }) &&
    !(await hasGiftCards(ctx, product.id));
  if (!isKept) throw new AppError("not_found", "This product is no longer available.");
  const own = and(eq(favorites.tenantId, ctx.tenant.id), eq(favorites.customerId, customerId));
  const [held] = await ctx.db.select({ count: count() }).from(favorites).where(own);
  if (held && held.count >= mostFavorites)
    throw new AppError("conflict", `You have ${mostFavorites} favorites. Remove one to add another.`);
  await ctx.db
    .insert(favorites)
    .values({ tenantId: ctx.tenant.id, customerId, productId: product.id, createdAt: ctx.now() })
    .onConflictDoNothing();
}
