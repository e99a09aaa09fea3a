// @public

import { and, eq, inArray, sql } from "drizzle-orm";
import { mergeUndoDays } from "~/models/catalogue/merging/merge-problem";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { productMerges } from "~/tables/catalogue/product-merges";
import { fillRuleCategories } from "../../catalogue/categories/fill-rule-categories.server";
import { refreshRatings } from "../../conversations/reviews/refresh-ratings.server";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isWhole, type KeptMerge, partsOf } from "./keep-merge.server";
import { moveOffers } from "./move-offers.server";
import { moveRowsBack } from "./rows-of-products.server";
import { swapOffers } from "./swap-offers.server";

/**
 * Takes a merge or split back: what followed goes to where it was, as far as it is still there (rule
 * sellers-22). What came since stays.
 * @throws AppError `forbidden`, `not_found`, `invalid` for one that was undone, is older than 30 days, or was
 * followed by another
 */
export const undoMerge = (base: ShopContext, id: number): Promise<void> =>
  inTransaction(base, async (ctx) => {
    authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
    const merge = await findMerge(ctx, id);
    const { fromId, toId } = merge;
    const all = [merge, ...(await partsOf(ctx, id))];
    const ids = all.flatMap((one) => [one.fromId, one.toId]);
    await ctx.db.execute(sql`
      select id from products where tenant_id = ${ctx.tenant.id} and id = any(${sql.param(ids)}::bigint[])
      order by id for no key update`);
    await refuseFollowed(ctx, merge);
    for (const one of all) await takeBack(ctx, one);
    await takeAddressesBack(ctx, merge);
    await refreshRatings(ctx, [fromId, toId]);
    await fillRuleCategories(ctx, { productIds: [fromId, toId] });
    await ctx.db
      .update(productMerges)
      .set({ undoneAt: ctx.now() })
      .where(
        and(
          eq(productMerges.tenantId, ctx.tenant.id),
          inArray(
            productMerges.id,
            all.map((one) => one.id),
          ),
        ),
      );
    await announceChange(ctx, "tenant", [WHOLE_SHOP]);
  });

/** Brings back what went between two products, or two variations of them. */
async function takeBack(ctx: ShopContext, { fromId, toId, moved, kind }: KeptMerge): Promise<void> {
  const sellerIds = (moved.offers ?? []).map(([sellerId]) => String(sellerId));
  // What a merge archived is there again; what a split made goes.
  await setArchived(ctx, kind === "merge" ? fromId : toId, kind === "split");
  const swapped = (moved.swapped ?? []).map(([sellerId]) => String(sellerId));
  await swapOffers(ctx, { fromId, toId }, swapped);
  await moveOffers(ctx, { fromId: toId, toId: fromId, sellerIds });
  await moveRowsBack(ctx, { fromId, toId }, moved);
}

async function findMerge(ctx: ShopContext, id: number): Promise<KeptMerge> {
  const [merge] = await ctx.db
    .select()
    .from(productMerges)
    .where(and(eq(productMerges.tenantId, ctx.tenant.id), eq(productMerges.id, id), isWhole))
    .for("update");
  if (!merge) throw new AppError("not_found", "There is no such merge.");
  if (merge.undoneAt) throw new AppError("invalid", "It was undone already.");
  const ageDays = (ctx.now().getTime() - merge.createdAt.getTime()) / 86_400_000;
  if (ageDays > mergeUndoDays)
    throw new AppError(
      "invalid",
      `It is older than ${mergeUndoDays} days. Part the product by its sellers instead.`,
    );
  return merge;
}

/** What was merged or parted after this has to be undone first. */
async function refuseFollowed(ctx: ShopContext, { id, fromId, toId }: KeptMerge): Promise<void> {
  const { rows } = await ctx.db.execute(sql`
    select 1 from product_merges
    where tenant_id = ${ctx.tenant.id} and id > ${id} and undone_at is null
      and (from_id in (${fromId}, ${toId}) or to_id in (${fromId}, ${toId})) limit 1`);
  if (rows.length > 0)
    throw new AppError("invalid", "One of these products was merged or parted since. Undo that first.");
}

const setArchived = (ctx: ShopContext, id: number, isArchived: boolean) =>
  ctx.db.execute(
    isArchived
      ? sql`update products set archived_from = status, status = 'archived', updated_at = ${ctx.now().toISOString()}::timestamptz
          where tenant_id = ${ctx.tenant.id} and id = ${id} and archived_from is null`
      : sql`update products set status = archived_from, archived_from = null, updated_at = ${ctx.now().toISOString()}::timestamptz
          where tenant_id = ${ctx.tenant.id} and id = ${id} and archived_from is not null`,
  );

/** Addresses that still lead on are the product's again. */
async function takeAddressesBack(ctx: ShopContext, { fromId, moved }: KeptMerge): Promise<void> {
  const slugs = (moved.slugs ?? []).map(([slug]) => String(slug));
  await ctx.db.execute(sql`
    update slugs set kind = 'product', target_id = ${fromId}, redirect_to = null
    where tenant_id = ${ctx.tenant.id} and shop_id is null and kind = 'redirect'
      and slug = any(${sql.param(slugs)}::text[])`);
}
