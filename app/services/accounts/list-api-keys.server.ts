import { and, asc, eq } from "drizzle-orm";
import { authorize } from "~/models/shops/authorize";
import { apiKeys } from "~/tables/api-keys";
import type { ShopContext } from "../shops/shop-context.server";

/** A key as its seller sees it. */
export type ListedApiKey = { prefix: string; name: string; createdAt: Date; lastUsedAt: Date | null };

/**
 * The keys of a seller, the oldest first.
 * @throws AppError `forbidden`
 */
export async function listApiKeys(ctx: ShopContext, sellerId: string): Promise<ListedApiKey[]> {
  authorize(await ctx.actor(), "view", { kind: "staff", tenantId: ctx.tenant.id, sellerId });
  const { prefix, name, createdAt, lastUsedAt } = apiKeys;
  return ctx.db
    .select({ prefix, name, createdAt, lastUsedAt })
    .from(apiKeys)
    .where(and(eq(apiKeys.tenantId, ctx.tenant.id), eq(apiKeys.sellerId, sellerId)))
    .orderBy(asc(createdAt), asc(apiKeys.id));
}
