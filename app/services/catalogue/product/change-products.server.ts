// @public

import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type NamedFiles, noFiles, type ProductChange } from "../changes/product-change.server";
import { type WrittenProducts, writeProducts } from "../changes/write-products.server";
import { requireOffers } from "../offers/require-offers.server";

/** What became of changes: the version of each product they were made to, and those refused. */
export type ChangedProducts = Omit<WrittenProducts, "tags">;

/**
 * Changes products and variations with the offers of the shop's seller, and adds those whose expected version
 * is null: thousands in one transaction. Fields that are not named stay as they are; a change that cannot be
 * made is refused with its reason and the others are made (rule owners-7).
 * @param files pictures and files that the fields name and the products do not have yet
 * @throws AppError `forbidden`
 */
export async function changeProducts(
  ctx: ShopContext,
  changes: readonly ProductChange[],
  files: NamedFiles = noFiles,
): Promise<ChangedProducts> {
  const actor = await ctx.actor();
  authorize(actor, "change", catalogueSubject(ctx.tenant.id));
  requireOffers(actor, ctx.tenant.id, ctx.shop.sellerId);
  return inTransaction(ctx, async (inner) => {
    const { tags, ...written } = await writeProducts(inner, changes, files);
    await announceChange(inner, "tenant", tags);
    return written;
  });
}
