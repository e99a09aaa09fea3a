// @public

import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "~/models/shops/actors/actor";
import type { Shop } from "~/models/shops/shop";
import { apiKeys } from "~/tables/accounts/api-keys";
import { sellers } from "~/tables/shops/tenants";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { apiKeyOf, hashApiKey } from "./api-key.server";

/** A program that sent a key. */
export type KeyActor = Extract<Actor, { kind: "owner-key" }>;

const hourMs = 60 * 60 * 1000;

/**
 * Finds whose key a request came with, and records the use of the key once an hour (rules owner-api-4 and
 * seller-api-2).
 * @returns null for a missing, unknown or revoked key, one of another business or shop, and one of a seller
 * who is closed or who is not the one that sells in this shop
 */
export async function findApiKey(ctx: ShopContext, request: Request): Promise<KeyActor | null> {
  const key = apiKeyOf(request);
  if (!key) return null;
  const ofKey = and(eq(apiKeys.tenantId, ctx.tenant.id), eq(apiKeys.keyHash, hashApiKey(key)));
  const { id: keyId, scopes, shopId, sellerId, lastUsedAt } = apiKeys;
  const [found] = await ctx.db
    .select({ keyId, scopes, shopId, sellerId, lastUsedAt, state: sellers.state })
    .from(apiKeys)
    .leftJoin(sellers, and(eq(sellers.tenantId, apiKeys.tenantId), eq(sellers.id, apiKeys.sellerId)))
    .where(and(ofKey, isNull(apiKeys.revokedAt)));
  if (!found || !opens(found, ctx.shop)) return null;
  const { state: _state, lastUsedAt: usedAt, ...of } = found;
  const actor: KeyActor = { kind: "owner-key", tenantId: ctx.tenant.id, ...of };
  const now = ctx.now();
  if (usedAt === null || now.getTime() - usedAt.getTime() >= hourMs)
    await inTransaction({ ...ctx, actor: acting(actor) }, ({ db }) =>
      db.update(apiKeys).set({ lastUsedAt: now }).where(ofKey),
    );
  return actor;
}

/** An ordinary shop's orders belong to the business, so no seller's key opens it. */
function opens(
  key: { shopId: string | null; sellerId: string | null; state: string | null },
  { id, type, sellerId }: Pick<Shop, "id" | "type" | "sellerId">,
): boolean {
  if (key.shopId !== null && key.shopId !== id) return false;
  if (key.sellerId === null) return true;
  if (key.state !== "active" && key.state !== "paused") return false;
  return type === "marketplace" || (type === "marketplaceseller" && sellerId === key.sellerId);
}
