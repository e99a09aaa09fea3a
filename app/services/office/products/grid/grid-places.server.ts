import type { GridStockPlace } from "~/models/office/products/product-grid";
import { can } from "~/models/shops/actors/can";
import { listStockPlaces } from "../../../catalogue/stock/list-stock-places.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";

export type GridPlaceOfSeller = GridStockPlace & { sellerId: string };

/**
 * The places whose pieces the actor may change in the table of products, the shop's own first; none where it
 * may not change its own.
 */
export async function readGridPlaces(ctx: ShopContext): Promise<GridPlaceOfSeller[]> {
  const { sellerId } = ctx.shop;
  const own = { kind: "stock", tenantId: ctx.tenant.id, sellerId } as const;
  if (!can(await ctx.actor(), "change", own)) return [];
  const found = await listStockPlaces(ctx);
  const name = found.find((place) => place.sellerId === sellerId)?.name ?? ctx.shop.name;
  return [
    { sellerId, code: "", name, isOwn: true },
    ...found.filter((place) => place.sellerId !== sellerId).map((place) => ({ ...place, isOwn: false })),
  ];
}
