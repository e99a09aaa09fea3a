import { and, eq, sql } from "drizzle-orm";
import { type Coordinates, coordinatesSchema } from "~/models/location/coordinates";
import { sellers } from "../db/schema";
import type { Remember } from "../http/data-cache.server";
import type { ShopContext } from "../shop-context.server";
import { sellersTag } from "./remember-sellers.server";

/** What the choice among offers and the filter by distance need of an active seller. */
export type SellerPlace = {
  id: string;
  name: string;
  /** Null for unknown. */
  place: Coordinates | null;
  /** Average of its reviews in hundredths of a star; 0 for none. */
  ratingHundredths: number;
};

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
