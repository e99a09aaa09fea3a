// @public

import { findSellers } from "~/models/marketplace/find-sellers";
import { type ListedSeller, listedSeller } from "~/models/marketplace/seller-view";
import type { RequestContext } from "../shops/context/request-context.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { rememberSellers } from "./remember-sellers.server";

/**
 * The active sellers of a marketplace, the nearest to the visitor first, at most `limit`; none in other shops
 * (rule sellers-3).
 */
export async function listNearestSellers(
  ctx: ShopContext & Partial<Pick<RequestContext, "visitorPlace" | "remember">>,
  limit: number,
): Promise<ListedSeller[]> {
  if (ctx.shop.type !== "marketplace") return [];
  const from = (await ctx.visitorPlace?.())?.location ?? null;
  return findSellers(await rememberSellers(ctx), { name: "", from })
    .slice(0, limit)
    .map(({ seller, km }) => listedSeller(seller, km, ctx.shop.settings.active_review_module));
}
