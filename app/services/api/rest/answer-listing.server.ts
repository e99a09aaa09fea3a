import { readFilterCall } from "~/models/api/fields/listing/filter-call";
import type { FacetGroup } from "~/models/catalogue/filters/facet";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { AppError } from "~/models/platform/error/app-error";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { CatalogueIndex } from "../../catalogue/index/catalogue-index.server";
import type { ListingQuery } from "../../catalogue/listing/listing-query.server";
import { type AskedBase, readListing } from "../../catalogue/listing/read-listing.server";
import type { CardPage } from "../../catalogue/listing/select-cards.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Answers a listing of the API with its filters.
 * @param baseOf what is listed, of the index it is read from
 * @param sent filters as the call has them
 * @throws AppError `not_found` for a filter the shop does not have, `unavailable` while there is no index
 */
export async function answerListing(
  context: ShopContext &
    Pick<RequestContext, "catalogue" | "remember"> &
    Partial<Pick<RequestContext, "visitorPlace">>,
  visitor: Visitor,
  query: Omit<ListingQuery, "filters" | "base" | "prices" | "near">,
  baseOf: (index: CatalogueIndex) => Promise<AskedBase>,
  sent: unknown,
): Promise<CardPage & { facets: FacetGroup[] }> {
  const { group } = viewerOf(context.shop, visitor);
  const found = await context.catalogue.find(context.shop, "until-built", group);
  if (!found) throw new AppError("unavailable", "Please try again in a moment.");
  const read = readFilterCall(sent, found.index.groups, context.tenant.currency);
  if ("unknown" in read) throw new AppError("not_found", `Unknown filter: ${read.unknown}`, "filter");
  const filters = query.canSeePrices ? read : { ...read, price: null };
  const base = await baseOf(found.index);
  const { cards, facets } = await readListing(context, visitor, found.index, base, {
    ...query,
    prices: found.prices,
    filters,
  });
  return { ...cards, facets };
}
