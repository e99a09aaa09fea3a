// @public

import { and, eq } from "drizzle-orm";
import { productPath } from "~/paths";
import { sharedProductPath } from "~/paths/places";
import { shops } from "~/tables/shops/shops";
import { sellers } from "~/tables/shops/tenants";
import type { RequestContext } from "../shops/context/request-context.server";
import { findMarketplace } from "../shops/directory/find-marketplace.server";
import { readShop } from "../shops/directory/shop-directory.server";
import { sellersTag } from "./remember-sellers.server";

/**
 * The marketplace's page of a product: `url` has this shop's seller chosen, `canonical` is its address for
 * search engines.
 */
export type MarketPage = { name: string; url: string; canonical: string };

/**
 * Where the marketplace shows a product of a seller's own shop (rule sellers-17). Null in other shops, and
 * while the marketplace is switched off or the seller is not active.
 */
export async function findMarketPage(
  ctx: Pick<RequestContext, "db" | "tenant" | "shop" | "remember" | "originOf">,
  product: { id: number; slug: string },
): Promise<MarketPage | null> {
  if (ctx.shop.type !== "marketplaceseller") return null;
  const market = await ctx.remember("marketplace of the seller", async (addCacheTags) => {
    addCacheTags(sellersTag);
    return findOpenMarket(ctx);
  });
  if (!market) return null;
  const { name, origin, seller } = market;
  const { slug, id } = product;
  return {
    name,
    // By its id a product is always found; the marketplace leads on to the product's JPIN.
    url: `${origin}${sharedProductPath({ slug, jpin: String(id), seller })}`,
    canonical: `${origin}${productPath(slug)}`,
  };
}

async function findOpenMarket(ctx: Parameters<typeof findMarketPage>[0]) {
  const { db, tenant, shop } = ctx;
  const found = await findMarketplace({ db, tenant, shop });
  const market = found && (await readShop(db, and(eq(shops.tenantId, tenant.id), eq(shops.id, found.id))));
  const [seller] = await db
    .select({ code: sellers.code, state: sellers.state })
    .from(sellers)
    .where(and(eq(sellers.tenantId, tenant.id), eq(sellers.id, shop.sellerId)));
  // Visitors still see the pages of a marketplace that is switched off, but no link leads there.
  const isOpen = market?.status === "active" && market.frontendStatus;
  if (!isOpen || seller?.state !== "active") return null;
  return { name: market.name, origin: ctx.originOf(market), seller: seller.code };
}
