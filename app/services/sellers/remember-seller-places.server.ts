import { and, eq, sql } from "drizzle-orm";
import { coordinatesSchema } from "~/models/location/coordinates";
import type { SellerPlace } from "~/models/offer/situation-at";
import { sellers } from "../db/schema";
import type { Remember } from "../http/data-cache.server";
import type { ShopContext } from "../shop-context.server";
import { sellersTag } from "./remember-sellers.server";

/**
 * Where the active sellers of the business are, and how they are rated, remembered where the request can. Every page with
 * cards needs it, so that it reads no whole profiles: those of a thousand sellers take longer than the page.
 */
export function rememberSellerPlaces(
  ctx: Pick<ShopContext, "db" | "tenant"> & { remember?: Remember },
): Promise<readonly SellerPlace[]> {
  if (!ctx.remember) return readPlaces(ctx);
  return ctx.remember("seller places", async (shows) => {
    shows(sellersTag);
    return readPlaces(ctx);
  });
}

async function readPlaces({ db, tenant }: Pick<ShopContext, "db" | "tenant">): Promise<SellerPlace[]> {
  const rows = await db
    .select({
      id: sellers.id,
      name: sellers.name,
      place: sql<unknown>`${sellers.profile}->'place'`,
      ratingHundredths: sellers.ratingHundredths,
    })
    .from(sellers)
    .where(and(eq(sellers.tenantId, tenant.id), eq(sellers.state, "active")));
  return rows.map(({ place, ...seller }) => ({
    ...seller,
    place: place ? coordinatesSchema.parse(place) : null,
  }));
}
