// @public

import { and, asc, eq, inArray } from "drizzle-orm";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { offers, stockItems } from "~/tables/catalogue/offers";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** An offer with what is counted of it; `stock` null where nothing is. */
export type OwnedOffer = {
  offer: typeof offers.$inferSelect;
  stock: typeof stockItems.$inferSelect | null;
};

/**
 * The offers of several products by their product's id, read together; of an actor of one seller that
 * seller's. The caller has asked for the products.
 */
export async function offersOfProducts(
  ctx: ShopContext,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, OwnedOffer[]>> {
  const ownSeller = sellerOfActor(await ctx.actor());
  const rows = await ctx.db
    .select({ offer: offers, stock: stockItems })
    .from(offers)
    .leftJoin(
      stockItems,
      and(eq(stockItems.tenantId, offers.tenantId), eq(stockItems.id, offers.stockItemId)),
    )
    .where(
      and(
        eq(offers.tenantId, ctx.tenant.id),
        inArray(offers.productId, [...productIds]),
        ownSeller === null ? undefined : eq(offers.sellerId, ownSeller),
      ),
    )
    .orderBy(asc(offers.productId), asc(offers.sellerId));
  const found = new Map(productIds.map((id): [number, OwnedOffer[]] => [id, []]));
  for (const row of rows) found.get(row.offer.productId)?.push(row);
  return found;
}
