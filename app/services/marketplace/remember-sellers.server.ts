// @public

import type { SellerRecord } from "~/models/marketplace/seller-view";
import type { Remember } from "../shops/changes/data-cache.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { listMarketSellers } from "./find-seller.server";

/** The cache tag of what the list of sellers shows. */
export const sellersTag = "sellers";

/** The active sellers of the business, remembered where the request can. */
export function rememberSellers(
  ctx: Pick<ShopContext, "db" | "tenant"> & { remember?: Remember },
): Promise<readonly SellerRecord[]> {
  if (!ctx.remember) return listMarketSellers(ctx);
  return ctx.remember("sellers", async (addCacheTags) => {
    addCacheTags(sellersTag);
    return listMarketSellers(ctx);
  });
}
