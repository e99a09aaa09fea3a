// @public

import { and, eq, inArray, type SQL } from "drizzle-orm";
import { sellerProfileSchema } from "~/models/marketplace/seller-profile";
import type { SellerRecord } from "~/models/marketplace/seller-view";
import { sellingTermsSchema } from "~/models/marketplace/selling-terms";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../shops/context/shop-context.server";

const columns = {
  id: sellers.id,
  guid: sellers.guid,
  code: sellers.code,
  name: sellers.name,
  state: sellers.state,
  profile: sellers.profile,
  ratingHundredths: sellers.ratingHundredths,
  reviewCount: sellers.reviewCount,
  selling: sellers.selling,
};

/**
 * The seller of a code or a guid who has a page: not one that is only invited, or closed (rule sellers-4).
 */
export async function findSeller(
  ctx: Pick<ShopContext, "db" | "tenant">,
  by: { code: string } | { guid: string },
): Promise<SellerRecord | null> {
  const [seller] = await read(ctx, "code" in by ? eq(sellers.code, by.code) : eq(sellers.guid, by.guid));
  return seller ?? null;
}

/** The active sellers of the business. */
export async function listMarketSellers(ctx: Pick<ShopContext, "db" | "tenant">): Promise<SellerRecord[]> {
  return read(ctx, eq(sellers.state, "active"));
}

async function read({ db, tenant }: Pick<ShopContext, "db" | "tenant">, where: SQL): Promise<SellerRecord[]> {
  const rows = await db
    .select(columns)
    .from(sellers)
    .where(and(eq(sellers.tenantId, tenant.id), inArray(sellers.state, ["active", "paused"]), where));
  return rows.map(({ state, profile, selling, ...seller }) => ({
    ...seller,
    selling: sellingTermsSchema.parse(selling),
    isPaused: state === "paused",
    profile: sellerProfileSchema.parse(profile),
  }));
}
