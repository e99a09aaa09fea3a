// @public

import { and, eq } from "drizzle-orm";
import { noCommission } from "~/models/payments/commission";
import type { SellerTerms } from "~/models/payments/ledger/sale-of-order";
import { shops } from "~/tables/shops/shops";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * What the marketplace and the seller of an order agreed on. The house seller is the marketplace itself; a
 * discount of a seller's own shop is paid by that seller.
 */
export async function readSellerTerms(
  ctx: ShopContext,
  { sellerId, shopId }: { sellerId: string; shopId: string },
): Promise<SellerTerms> {
  const [row] = await ctx.db
    .select({
      isHouse: sellers.isHouse,
      commission: sellers.commission,
      taxRemitter: sellers.taxRemitter,
      shopType: shops.type,
    })
    .from(sellers)
    .innerJoin(shops, and(eq(shops.tenantId, sellers.tenantId), eq(shops.id, shopId)))
    .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.id, sellerId)));
  if (!row || row.isHouse)
    return { commission: noCommission, taxRemitter: "marketplace", paysShopDiscounts: false };
  const { commission, taxRemitter, shopType } = row;
  return { commission, taxRemitter, paysShopDiscounts: shopType !== "marketplaceseller" };
}
