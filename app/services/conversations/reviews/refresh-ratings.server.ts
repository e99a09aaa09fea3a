// @public

import { and, eq, inArray, sql } from "drizzle-orm";
import { addStars, type Ratings, starCounts, withImported } from "~/models/shops/pages/review-summary";
import { reviews } from "~/tables/conversations/reviews";
import { catalogueTag } from "../../catalogue/index/shop-index.server";
import { productTag } from "../../catalogue/listing/select-cards.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A product or variation of a family, with its imported ratings. */
type Member = Ratings & { id: number; rootId: number };

/**
 * Computes ratings and review counts of products anew from their approved reviews and imported ratings: a
 * variation's from its own, a product's from its own and those of its variations (rules reviews-6 and
 * reviews-9). Call it inside the transaction that changed them: it locks the families by id, so that of two
 * changes the later counts both.
 * @returns the tags of what shows these reviews, for `announceChange`
 */
export async function refreshRatings(ctx: ShopContext, productIds: readonly number[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  const { rows: members } = await ctx.db.execute<Member>(sql`
    select p.id, coalesce(p.parent_id, p.id) as "rootId",
      p.imported_rating_hundredths as hundredths,
      case when p.archived_from is null then p.imported_review_count else 0 end as count
    from products p
    where p.tenant_id = ${ctx.tenant.id} and coalesce(p.parent_id, p.id) in (
      select coalesce(own.parent_id, own.id) from products own
      where own.tenant_id = ${ctx.tenant.id} and own.id in ${[...productIds]})
    order by p.id for no key update`);
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
  const rated = members.map((member) => {
    const family =
      member.id === member.rootId ? members.filter(({ rootId }) => rootId === member.id) : [member];
    return { id: member.id, ...withImported(addStars(...family.map(({ id }) => starsOf(id))), family) };
  });
  await ctx.db.execute(sql`
    update products p set rating_hundredths = r.hundredths, review_count = r.count
    from jsonb_to_recordset(${JSON.stringify(rated)}::jsonb) as r (id bigint, hundredths int, count int)
    where p.tenant_id = ${ctx.tenant.id} and p.id = r.id
      and (p.rating_hundredths, p.review_count) is distinct from (r.hundredths, r.count)`);
  return [catalogueTag, ...ids.map(productTag)];
}
