import { and, eq } from "drizzle-orm";
import { shopAddress } from "~/models/shops/hosts/shop-address";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Where goods for a seller are sent, in one line: the seller's own address, else the shop's; empty without
 * any.
 */
export async function readReturnAddress(ctx: ShopContext, sellerId: string): Promise<string> {
  const [seller] = await ctx.db
    .select({ name: sellers.name, isHouse: sellers.isHouse, profile: sellers.profile })
    .from(sellers)
    .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.id, sellerId)));
  const { line1, city, region, postalCode } = seller?.profile.address ?? noAddress;
  if (seller && line1 !== "")
    return [seller.name, line1, city, `${region} ${postalCode}`.trim()].filter(Boolean).join(", ");
  if (seller && !seller.isHouse) return "";
  const address = shopAddress(ctx.shop);
  return address === "" ? "" : `${ctx.shop.name}, ${address}`;
}

const noAddress = { line1: "", city: "", region: "", postalCode: "" };
