// @public

import { sql } from "drizzle-orm";
import { mergeProblem } from "~/models/catalogue/merging/merge-problem";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { productMerges } from "~/tables/catalogue/product-merges";
import { fillRuleCategories } from "../../catalogue/categories/fill-rule-categories.server";
import { archiveIn } from "../../catalogue/product/archive-products.server";
import { refreshRatings } from "../../conversations/reviews/refresh-ratings.server";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type FoundProduct, findMergedProducts } from "./find-merged-products.server";
import { moveOffers } from "./move-offers.server";
import { countMoved, moveRows } from "./rows-of-products.server";

/** Which product stays, and which becomes one with it. */
export type WantedMerge = { keptSku: string; goneSku: string };

/** What a merge would do. */
export type MergePreview = { kept: FoundProduct; gone: FoundProduct; follows: string[] };

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
  const follows = await countMoved(ctx, { fromId: gone.id, toId: kept.id, sellerIds: null });
  return { kept, gone, follows };
}

/**
 * Makes two products of a marketplace one: offers, orders, carts, lists, reviews, questions and addresses of
 * the one that goes are the other's from now on, and it is archived (rule sellers-22).
 * @returns the id of the merge, by which it is undone
 * @throws AppError `forbidden`, `not_found`, `invalid` where they cannot become one
 */
export const mergeProducts = (base: ShopContext, wanted: WantedMerge): Promise<{ id: number }> =>
  inTransaction(base, async (ctx) => {
    const { kept, gone } = await findBoth(ctx, wanted, true);
    const move = { fromId: gone.id, toId: kept.id, sellerIds: null };
    const sellers = await moveOffers(ctx, move);
    const moved = await moveRows(ctx, move);
    const slugs = await leadOn(ctx, gone, kept);
    await archiveIn(ctx, [{ sku: gone.sku, expectedVersion: undefined }]);
    await refreshRatings(ctx, [kept.id, gone.id]);
    await fillRuleCategories(ctx, { productIds: [kept.id, gone.id] });
    const [row] = await ctx.db
      .insert(productMerges)
      .values({
        tenantId: ctx.tenant.id,
        kind: "merge",
        fromId: gone.id,
        toId: kept.id,
        moved: { ...moved, offers: sellers.map((id) => [id]), slugs: slugs.map((slug) => [slug]) },
        createdAt: ctx.now(),
      })
      .returning({ id: productMerges.id });
    await announceChange(ctx, "tenant", [WHOLE_SHOP]);
    return { id: row?.id ?? 0 };
  });

/** Leads the addresses of a product to another one. Answers which these were. */
async function leadOn(ctx: ShopContext, gone: FoundProduct, kept: FoundProduct): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ slug: string }>(sql`
    update slugs set kind = 'redirect', target_id = null, redirect_to = ${kept.slug}
    where tenant_id = ${ctx.tenant.id} and shop_id is null and kind = 'product' and target_id = ${gone.id}
    returning slug`);
  return rows.map(({ slug }) => slug);
}
