// @public

import { sql } from "drizzle-orm";
import {
  mergeProblem,
  offeringBoth,
  type StayingOffers,
  stayingProblem,
  variationPairs,
} from "~/models/catalogue/merging/merge-problem";
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
import { swapOffers } from "./swap-offers.server";

/** Which product stays, which becomes one with it, and which offers of those that offer both stay. */
export type WantedMerge = { keptSku: string; goneSku: string; stays?: StayingOffers | undefined };

/** What a merge would do; `pairs` are the SKUs of variations that become one. */
export type MergePreview = {
  kept: FoundProduct;
  gone: FoundProduct;
  pairs: { keptSku: string; goneSku: string }[];
  /** Sellers of which one of two offers has to be chosen. */
  both: { code: string; name: string; keptMinor: number; goneMinor: number }[];
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
    both: offeringBoth(kept, gone).map(({ id, code, name }) => ({
      code,
      name,
      keptMinor: priceOf(kept, id),
      goneMinor: priceOf(gone, id),
    })),
    pairs: pairs.map((pair) => ({ keptSku: pair.kept.sku, goneSku: pair.gone.sku })),
    follows,
  };
}

/** What a seller asks for a product, or for the cheapest of its variations. */
function priceOf({ sellers, variations }: FoundProduct, sellerId: string): number {
  const own = sellers.filter(({ id }) => id === sellerId);
  const each = variations.flatMap((one) => one.sellers.filter(({ id }) => id === sellerId));
  return Math.min(...(each.length > 0 ? each : own).map(({ priceMinor }) => priceMinor));
}

/** The product itself first, then its variations. */
const movesOf = (kept: FoundProduct, gone: FoundProduct): (ProductMove & { offering: string[] })[] =>
  [{ kept, gone }, ...variationPairs(kept, gone).pairs].map((pair) => ({
    fromId: pair.gone.id,
    toId: pair.kept.id,
    sellerIds: null,
    offering: pair.gone.sellers.map(({ id }) => id),
  }));

/**
 * Makes two products of a marketplace one: offers, orders, carts, lists, reviews, questions and addresses of
 * the one that goes are the other's from now on, and it is archived (rule sellers-22).
 * Of a seller that offers both, the offer that was not chosen stays with the one that goes, and an undo
 * brings each to where it was.
 * @returns the id of the merge, by which it is undone
 * @throws AppError `forbidden`, `not_found`, `invalid` where they cannot become one
 */
export const mergeProducts = (base: ShopContext, wanted: WantedMerge): Promise<{ id: number }> =>
  inTransaction(base, async (ctx) => {
    const { kept, gone } = await findBoth(ctx, wanted, true);
    const chosen = stayingProblem(kept, gone, wanted.stays ?? {});
    if (chosen) throw new AppError("invalid", chosen.problem, "gone");
    const ofKept = offeringBoth(kept, gone).filter(({ code }) => wanted.stays?.[code] === kept.sku);
    const parts: MovedPart[] = [];
    for (const move of movesOf(kept, gone)) {
      const moved = await moveOffers(ctx, move);
      const swapped = move.offering.filter(
        (id) => !moved.includes(id) && ofKept.every((one) => one.id !== id),
      );
      await swapOffers(ctx, move, swapped);
      const rows = await moveRows(ctx, move);
      const offers = { offers: moved.map((id) => [id]), swapped: swapped.map((id) => [id]) };
      parts.push({ fromId: move.fromId, toId: move.toId, moved: { ...rows, ...offers } });
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
