// @public

import { and, eq } from "drizzle-orm";
import type { VisitorPlace } from "~/models/shops/visitors/visitor-place";
import { customers } from "~/tables/accounts/customers";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../shops/context/shop-context.server";
import { type KeptPlace, placeCookies, savePlace } from "./location/keep-place.server";

/**
 * Brings a visitor's place and preferred seller together with their account at sign-in (rule location-5):
 * what the browser knows is stored in the account, and what it does not know comes from there.
 * @returns headers with the cookies to set
 */
export async function bringPlace(
  ctx: Pick<ShopContext, "db" | "tenant"> & { origin: string },
  customerId: number,
  { location, isChosen, preferredSeller, isSellerChosen }: VisitorPlace,
): Promise<Headers> {
  const known: KeptPlace = {
    ...(isChosen ? { location } : {}),
    ...(isSellerChosen ? { preferredSeller } : {}),
  };
  await savePlace(ctx, customerId, known);
  if (isChosen && isSellerChosen) return new Headers();
  const saved = await findSavedPlace(ctx, customerId);
  return placeCookies(ctx.origin, {
    ...(isChosen || !saved.location ? {} : { location: saved.location }),
    ...(isSellerChosen || !saved.preferredSeller ? {} : { preferredSeller: saved.preferredSeller }),
  });
}

async function findSavedPlace(
  ctx: Pick<ShopContext, "db" | "tenant">,
  customerId: number,
): Promise<KeptPlace> {
  const [saved] = await ctx.db
    .select({ location: customers.visitorLocation, sellerId: sellers.id, name: sellers.name })
    .from(customers)
    .leftJoin(
      sellers,
      and(
        eq(sellers.tenantId, customers.tenantId),
        eq(sellers.id, customers.preferredSellerId),
        eq(sellers.state, "active"),
      ),
    )
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
  if (!saved) return {};
  const { location, sellerId, name } = saved;
  return {
    ...(location ? { location } : {}),
    ...(sellerId && name ? { preferredSeller: { sellerId, name } } : {}),
  };
}
