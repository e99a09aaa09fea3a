// @public

import { and, desc, eq, or } from "drizzle-orm";
import { mostQuestions, type QuestionView, questionView } from "~/models/conversations/product-question";
import { products } from "~/tables/catalogue/catalogue";
import { productQuestions } from "~/tables/conversations/product-questions";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The published questions of a product, the newest first (rule conversations-13); null in a shop that shows
 * none.
 */
export async function readQuestions(ctx: ShopContext, productId: number): Promise<QuestionView[] | null> {
  const { general, modules } = ctx.shop.settings;
  if (!modules.messages.is_active || !modules.messages.shows_questions) return null;
  const rows = await ctx.db
    .select({
      id: productQuestions.id,
      question: productQuestions.question,
      answer: productQuestions.answer,
      askedBy: productQuestions.askedBy,
      askedAt: productQuestions.askedAt,
    })
    .from(productQuestions)
    // One about a variation is shown on its product's page.
    .innerJoin(
      products,
      and(eq(products.tenantId, productQuestions.tenantId), eq(products.id, productQuestions.productId)),
    )
    .where(
      and(
        eq(productQuestions.tenantId, ctx.tenant.id),
        eq(productQuestions.status, "approved"),
        or(eq(products.id, productId), eq(products.parentId, productId)),
      ),
    )
    .orderBy(desc(productQuestions.askedAt), desc(productQuestions.id))
    .limit(mostQuestions);
  return rows.map((row) => questionView(row, general.time_zone));
}
