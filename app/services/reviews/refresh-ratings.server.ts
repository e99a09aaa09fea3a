import { and, eq, inArray, sql } from "drizzle-orm";
import { addStars, averageHundredths, reviewCount, starCounts } from "~/models/review/review-summary";
import { productTag } from "../catalogue/select-cards.server";
import { catalogueTag } from "../catalogue-index/shop-index.server";
import { products, reviews } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/**
 * Computes ratings and review counts of products anew from their approved reviews: a variation's from its own, a product's
 * from its own and those of its variations (rule reviews-6). Call it inside the transaction that changed reviews: it
 * locks the families by id, so that of two changes the later counts both.
 * @returns the tags of what shows these reviews, for `announceChange`
 */
export async function refreshRatings(ctx: ShopContext, productIds: readonly number[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  const { rows: members } = await ctx.db.execute<{ id: number; rootId: number }>(sql`
    select p.id, coalesce(p.parent_id, p.id) as "rootId" from products p
    where p.tenant_id = ${ctx.tenant.id} and coalesce(p.parent_id, p.id) in (
      select coalesce(own.parent_id, own.id) from products own
      where own.tenant_id = ${ctx.tenant.id} and own.id in ${[...productIds]})
    order by p.id for update`);
  const ids = members.map(({ id }) => id);
  const counted = await ctx.db
    .select({ productId: reviews.productId, star: reviews.star, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(
      and(
        eq(reviews.tenantId, ctx.tenant.id),
        inArray(reviews.productId, ids),
        eq(reviews.status, "approved"),
      ),
    )
    .groupBy(reviews.productId, reviews.star);
  const starsOf = (id: number) => starCounts(counted.filter(({ productId }) => productId === id));
  for (const { id, rootId } of members) {
    const family = id === rootId ? members.filter((one) => one.rootId === id) : [{ id }];
    const stars = addStars(...family.map((one) => starsOf(one.id)));
    const [ratingHundredths, count] = [averageHundredths(stars), reviewCount(stars)];
    await ctx.db
      .update(products)
      .set({ ratingHundredths, reviewCount: count })
      .where(
        and(
          eq(products.tenantId, ctx.tenant.id),
          eq(products.id, id),
          sql`(${products.ratingHundredths}, ${products.reviewCount}) is distinct from (${ratingHundredths}, ${count})`,
        ),
      );
  }
  return [catalogueTag, ...ids.map(productTag)];
}
