// @public

import { sql } from "drizzle-orm";
import type { SellerPlace } from "~/models/marketplace/seller-place";
import type { Coordinates } from "~/models/shops/visitors/coordinates";
import type { Remember } from "../shops/changes/data-cache.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { sellersTag } from "./remember-sellers.server";

/**
 * Where the active sellers of the business are, and how they are rated, remembered where the request can.
 * Every page with cards needs it, so that it reads no whole profiles: those of a thousand sellers take longer
 * than the page.
 */
export function rememberSellerPlaces(
  ctx: Pick<ShopContext, "db" | "tenant"> & { remember?: Remember },
): Promise<readonly SellerPlace[]> {
  if (!ctx.remember) return readPlaces(ctx);
  return ctx.remember("seller places", async (addCacheTags) => {
    addCacheTags(sellersTag);
    return readPlaces(ctx);
  });
}

/** As plain columns, since validating a thousand places again would take longer than reading them. */
async function readPlaces({ db, tenant }: Pick<ShopContext, "db" | "tenant">): Promise<SellerPlace[]> {
  const { rows } = await db.execute<Omit<SellerPlace, "place"> & Partial<Coordinates>>(sql`
    select id, name, rating_hundredths as "ratingHundredths", (profile->'place'->'latitude')::float8 as latitude,
      (profile->'place'->'longitude')::float8 as longitude
    from sellers where tenant_id = ${tenant.id} and state = 'active'`);
  return rows.map(({ latitude, longitude, ...seller }) => ({
    ...seller,
    place: typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null,
  }));
}
