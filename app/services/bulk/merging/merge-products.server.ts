// @public

import { sql } from "drizzle-orm";
import { mergeProblem, variationPairs } from "~/models/catalogue/merging/merge-problem";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { fillRuleCategories } from "../../catalogue/categories/fill-rule-categories.server";
import { archiveIn } from "../../catalogue/product/archive-products.server";
import { refreshRatings } from "../../conversations/reviews/refresh-ratings.server";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type FoundProduct, findMergedProducts } from "./find-merged-products.server";
import { keepMerge, type MovedPart } from "./keep-merge.server";
import { moveOffers } from "./move-offers.server";
import { countMoved, moveRows, type ProductMove } from "./rows-of-products.server";

/** Which product stays, and which becomes one with it. */
export type WantedMerge = { keptSku: string; goneSku: string };

/** What a merge would do; `pairs` are the SKUs of variations that become one. */
export type MergePreview = {
  kept: FoundProduct;
  gone: FoundProduct;
  pairs: { keptSku: string; goneSku: string }[];
  follows: string[];
};

const skusOf = ({ keptSku, goneSku }: WantedMerge) => [
  { sku: keptSku, field: "kept" },
  { sku: goneSku, field: "gone" },
];

async function findBoth(ctx: ShopContext, wanted: WantedMerge, locks = false) {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const [kept, gone] = await findMergedProducts(ctx, skusOf(wanted), { locks });
  if (!kept || !gone) throw new AppError("not_found", "There are no such products.");
  const problem = mergeProblem(kept, gone);
  if (problem) throw new AppError("invalid", problem, "gone");
  return { kept, gone };
}

/**
 * What would become of two products that are made one (rule sellers-22).
 * @throws AppError `forbidden`, `not_found`, `invalid` where they cannot become one
 */
export async function previewMerge(ctx: ShopContext, wanted: WantedMerge): Promise<MergePreview> {
  const { kept, gone } = await findBoth(ctx, wanted);
  const follows = await countMoved(ctx, movesOf(kept, gone));
  const { pairs } = variationPairs(kept, gone);
  return {
    kept,
    gone,
    pairs: pairs.map((pair) => ({ keptSku: pair.kept.sku, goneSku: pair.gone.sku })),
    follows,
  };
}

/** The product itself first, then its variations. */
const movesOf = (kept: FoundProduct, gone: FoundProduct): ProductMove[] =>
  [{ kept, gone }, ...variationPairs(kept, gone).pairs].map((pair) => ({
    fromId: pair.gone.id,
    toId: pair.kept.id,
    sellerIds: null,
  }));

/**
 * Makes two products of a marketplace one: offers, orders, carts, lists, reviews, questions and addresses of
 * the one that goes are the other's from now on, and it is archived (rule sellers-22).
 * @returns the id of the merge, by which it is undone
 * @throws AppError `forbidden`, `not_found`, `invalid` where they cannot become one
 */
export const mergeProducts = (base: ShopContext, wanted: WantedMerge): Promise<{ id: number }> =>
  inTransaction(base, async (ctx) => {
    const { kept, gone } = await findBoth(ctx, wanted, true);
    const parts: MovedPart[] = [];
    for (const move of movesOf(kept, gone)) {
      const offers = (await moveOffers(ctx, move)).map((id) => [id]);
      const rows = await moveRows(ctx, move);
      parts.push({ fromId: move.fromId, toId: move.toId, moved: { ...rows, offers } });
    }
    const slugs = (await leadOn(ctx, gone, kept)).map((slug) => [slug]);
    await archiveIn(ctx, [{ sku: gone.sku, expectedVersion: undefined }]);
    await refreshRatings(ctx, [kept.id, gone.id]);
    await fillRuleCategories(ctx, { productIds: [kept.id, gone.id] });
    const id = await keepMerge(ctx, "merge", parts, { slugs });
    await announceChange(ctx, "tenant", [WHOLE_SHOP]);
    return { id };
  });

/** Leads the addresses of a product to another one. Answers which these were. */
async function leadOn(ctx: ShopContext, gone: FoundProduct, kept: FoundProduct): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ slug: string }>(sql`
    update slugs set kind = 'redirect', target_id = null, redirect_to = ${kept.slug}
    where tenant_id = ${ctx.tenant.id} and shop_id is null and kind = 'product' and target_id = ${gone.id}
    returning slug`);
  return rows.map(({ slug }) => slug);
}
