import type { FeedTerms } from "~/models/agents/feed/sold";
import { shopTitle } from "~/models/shops/settings/shop-title";
import type { StoredProductRow } from "../../catalogue/product/read-product-rows.server";
import { nameSellers } from "../../marketplace/name-sellers.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Who sells these products and variations: the shop, in a marketplace the seller whose offer is shown. */
export async function sellersOf(
  ctx: ShopContext,
  rows: readonly StoredProductRow[],
): Promise<FeedTerms["sellerOf"]> {
  if (ctx.shop.type !== "marketplace") return () => shopTitle(ctx.shop);
  const shown = new Map(rows.flatMap(({ market }) => (market ? [...market.shown] : [])));
  const names = await nameSellers(
    ctx,
    [...shown.values()].map(({ offer }) => offer.sellerId),
  );
  return (id) => names.get(shown.get(id)?.offer.sellerId ?? "") ?? null;
}
