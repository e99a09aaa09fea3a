// @public

import { and, desc, eq, sql } from "drizzle-orm";
import type { QuestionState } from "~/models/conversations/question-state";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { productQuestions } from "~/tables/conversations/product-questions";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ReviewCursor } from "../reviews/search-reviews.server";

/** Which questions are listed; null for all. */
export type QuestionSearch = {
  state: QuestionState | null;
  productId: number | null;
  /** Those about products that the seller offers (rule conversations-16). */
  sellerId: string | null;
};

/**
 * Questions with their answers for who decides about them (rule conversations-16), the newest first, by one
 * statement.
 * @throws AppError `forbidden`
 */
export async function searchQuestions(
  ctx: ShopContext,
  { state, productId, sellerId }: QuestionSearch,
  { after, limit }: { after: ReviewCursor | null; limit: number },
) {
  authorize(await ctx.actor(), "view", catalogueSubject(ctx.tenant.id));
  const { askedAt, id } = productQuestions;
  return ctx.db
    .select({ question: productQuestions, at: sql<string>`${askedAt}::text` })
    .from(productQuestions)
    .where(
      and(
        eq(productQuestions.tenantId, ctx.tenant.id),
        state === null ? undefined : eq(productQuestions.status, state),
        productId === null ? undefined : eq(productQuestions.productId, productId),
        sellerId === null
          ? undefined
          : sql`exists (select from offers o where o.tenant_id = ${productQuestions.tenantId}
              and o.product_id = ${productQuestions.productId} and o.seller_id = ${sellerId}::uuid)`,
        after ? sql`(${askedAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::bigint)` : undefined,
      ),
    )
    .orderBy(desc(askedAt), desc(id))
    .limit(limit);
}
