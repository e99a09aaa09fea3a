// @public

import { and, eq, isNull } from "drizzle-orm";
import { apiKeys } from "~/tables/accounts/api-keys";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { KeyActor } from "./find-api-key.server";

/** The program with this key, as long as the key is not revoked; null otherwise. */
export async function findKeyActor(
  ctx: Pick<ShopContext, "db" | "tenant">,
  keyId: number,
): Promise<KeyActor | null> {
  const tenantId = ctx.tenant.id;
  const { scopes, shopId, sellerId } = apiKeys;
  const [found] = await ctx.db
    .select({ scopes, shopId, sellerId })
    .from(apiKeys)
    .where(and(eq(apiKeys.tenantId, tenantId), eq(apiKeys.id, keyId), isNull(apiKeys.revokedAt)));
  return found ? { kind: "owner-key", tenantId, keyId, ...found } : null;
}
