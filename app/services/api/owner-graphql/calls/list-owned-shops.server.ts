import { and, asc, eq } from "drizzle-orm";
import type { OwnedShop } from "~/models/api/owner/generated/key";
import { shopDomains, shops } from "~/tables/shops/shops";
import type { KeyActor } from "../../../accounts/api-keys/find-api-key.server";
import type { RequestContext } from "../../../shops/context/request-context.server";

/** The shops of the business that a key reaches, in the order of their codes. */
export async function listOwnedShops(ctx: RequestContext, key: KeyActor): Promise<OwnedShop[]> {
  const { id, code, name, type, status, settings } = shops;
  const rows = await ctx.db
    .select({ id, code, name, type, status, settings, domain: shopDomains.domain })
    .from(shops)
    .leftJoin(
      shopDomains,
      and(eq(shopDomains.tenantId, shops.tenantId), eq(shopDomains.shopId, id), shopDomains.isPrimary),
    )
    .where(
      and(
        eq(shops.tenantId, ctx.tenant.id),
        key.shopId === null ? undefined : eq(id, key.shopId),
        key.sellerId === null ? undefined : eq(shops.sellerId, key.sellerId),
      ),
    )
    .orderBy(asc(code));
  return rows.map(({ domain, settings: own, ...shop }) => ({
    ...shop,
    currency: ctx.tenant.currency,
    url: ctx.originOf({ code: shop.code, domains: domain === null ? [] : [domain], settings: own }),
  }));
}
