import { and, eq, inArray, sql } from "drizzle-orm";
import { apiKeys } from "~/tables/api-keys";
import { sellers } from "~/tables/tenants";
import type { ShopContext } from "../shops/shop-context.server";
import { apiKeyOf, hashApiKey } from "./api-keys/api-key.server";

/** A key and the seller it belongs to. */
export type SellerOfKey = { keyId: number; sellerId: string; sellerCode: string };

/**
 * Finds the seller of a request's key, and records the use of the key once an hour (rules seller-api-1 and
 * seller-api-2).
 * @returns null for a missing, unknown or removed key, one of another business, and one whose seller is
 * closed or does not sell in this shop
 */
export async function findSellerOfKey(ctx: ShopContext, request: Request): Promise<SellerOfKey | null> {
  const key = apiKeyOf(request);
  if (!key) return null;
  const ofKey = and(eq(apiKeys.tenantId, ctx.tenant.id), eq(apiKeys.keyHash, hashApiKey(key)));
  const [found] = await ctx.db
    .select({ keyId: apiKeys.id, sellerId: sellers.id, sellerCode: sellers.code })
    .from(apiKeys)
    .innerJoin(sellers, and(eq(sellers.tenantId, apiKeys.tenantId), eq(sellers.id, apiKeys.sellerId)))
    .where(and(ofKey, inArray(sellers.state, ["active", "paused"])));
  if (!found || (ctx.shop.type !== "marketplace" && ctx.shop.sellerId !== found.sellerId)) return null;
  const now = ctx.now().toISOString();
  await ctx.db
    .update(apiKeys)
    .set({ lastUsedAt: sql`${now}::timestamptz` })
    .where(and(ofKey, sql`coalesce(last_used_at, '-infinity') < ${now}::timestamptz - interval '1 hour'`));
  return found;
}
