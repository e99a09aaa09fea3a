// @public

import { and, asc, eq, ne } from "drizzle-orm";
import { reachesShop, type SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { adminPath } from "~/paths/staff";
import { shops } from "~/tables/shops/shops";
import type { RequestContext } from "../../shops/context/request-context.server";
import { officeOrigin } from "../../shops/directory/office-origin.server";
import { readShop } from "../../shops/directory/shop-directory.server";

/** The most shops of a business that are listed. */
const mostShops = 50;

/** The other shops of the business that the roles of who is signed in reach, with their offices. */
export async function listOtherOffices(
  ctx: Pick<RequestContext, "db" | "tenant" | "shop" | "originOf" | "config">,
  member: SignedInStaff,
): Promise<{ name: string; url: string }[]> {
  const { db, tenant } = ctx;
  const ids = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.tenantId, tenant.id), ne(shops.id, ctx.shop.id)))
    .orderBy(asc(shops.name), asc(shops.id))
    .limit(mostShops);
  const found = await Promise.all(
    ids.map(({ id }) => readShop(db, and(eq(shops.tenantId, tenant.id), eq(shops.id, id)))),
  );
  return found.flatMap((shop) =>
    shop && reachesShop(member, shop)
      ? [{ name: shop.name, url: officeOrigin(shop, ctx) + adminPath() }]
      : [],
  );
}
