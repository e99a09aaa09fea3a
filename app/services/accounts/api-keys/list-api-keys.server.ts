// @public

import { and, asc, eq } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import type { KeyScope } from "~/models/shops/actors/key-scope";
import { apiKeys } from "~/tables/accounts/api-keys";
import { shops } from "~/tables/shops/shops";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A key as its owner sees it; `shop` and `seller` are codes, null for a key without such a limit. */
export type ListedApiKey = {
  prefix: string;
  name: string;
  scopes: KeyScope[];
  shop: string | null;
  seller: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
};

/**
 * The keys of a seller, or of the whole business, the oldest first. Those that were revoked are among them.
 * @param sellerId null for all keys
 * @throws AppError `forbidden`
 */
export async function listApiKeys(ctx: ShopContext, sellerId: string | null): Promise<ListedApiKey[]> {
  authorize(await ctx.actor(), "view", { kind: "key", tenantId: ctx.tenant.id, sellerId });
  const { prefix, name, scopes, createdAt, lastUsedAt, revokedAt } = apiKeys;
  const ofSeller = sellerId === null ? undefined : eq(apiKeys.sellerId, sellerId);
  return ctx.db
    .select({
      prefix,
      name,
      scopes,
      createdAt,
      lastUsedAt,
      revokedAt,
      shop: shops.code,
      seller: sellers.code,
    })
    .from(apiKeys)
    .leftJoin(shops, and(eq(shops.tenantId, apiKeys.tenantId), eq(shops.id, apiKeys.shopId)))
    .leftJoin(sellers, and(eq(sellers.tenantId, apiKeys.tenantId), eq(sellers.id, apiKeys.sellerId)))
    .where(and(eq(apiKeys.tenantId, ctx.tenant.id), ofSeller))
    .orderBy(asc(createdAt), asc(apiKeys.id));
}
