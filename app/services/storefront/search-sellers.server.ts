// @public

import { z } from "zod";
import { maxPage } from "~/models/catalogue/listing/paging";
import { findSellers } from "~/models/marketplace/find-sellers";
import { listMarketSellers } from "../marketplace/find-seller.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { findMarketplace } from "../shops/directory/find-marketplace.server";

/** Most sellers of one answer, and how many without a limit. */
const limits = { most: 50, usual: 10 };
const maxNameLength = 100;

const count = (most: number, fallback: number) => z.coerce.number().int().min(1).max(most).catch(fallback);
const degrees = (most: number) => z.coerce.number().min(-most).max(most);

/**
 * What a search for sellers asks for (rule sellers-2). A position of which a part is missing or wrong is
 * none.
 */
export const sellerSearchSchema = z.object({
  searchSellerName: z.string().max(maxNameLength).nullish(),
  lat: degrees(90).nullish().catch(null),
  lon: degrees(180).nullish().catch(null),
  limit: count(limits.most, limits.usual),
  page: count(maxPage, 1),
  /** Code or id of the marketplace. */
  marketplace: z.string().max(200).nullish(),
});

/** A checked search for sellers. */
export type SellerSearch = z.output<typeof sellerSearchSchema>;

/** What a search for sellers answers. */
export type FoundSellers = { success: true; sellers: { sellerId: string; sellerName: string }[] };

/**
 * The active sellers of the marketplace that the shop is or belongs to, the nearest first (rule sellers-2):
 * to the position of the search, or else to the visitor. None in an ordinary shop, and for another
 * marketplace.
 */
export async function searchSellers(
  ctx: RequestContext,
  { searchSellerName, lat, lon, limit, page, marketplace }: SellerSearch,
): Promise<FoundSellers> {
  const known = await findMarketplace(ctx);
  if (!known || (marketplace && marketplace !== known.code && marketplace !== known.id))
    return { success: true, sellers: [] };
  const hasPosition = typeof lat === "number" && typeof lon === "number";
  const from = hasPosition ? { latitude: lat, longitude: lon } : (await ctx.visitorPlace()).location;
  const found = findSellers(await listMarketSellers(ctx), { name: searchSellerName ?? "", from });
  const sellers = found
    .slice((page - 1) * limit, page * limit)
    .map(({ seller }) => ({ sellerId: seller.id, sellerName: seller.name }));
  return { success: true, sellers };
}
