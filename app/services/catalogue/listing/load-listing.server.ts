// @public

import type { AppliedFilters } from "~/models/catalogue/filters/applied-filters";
import type { FacetGroup } from "~/models/catalogue/filters/facet";
import type { ListingFilter } from "~/models/catalogue/filters/listing-filter";
import { offeredFacets } from "~/models/catalogue/filters/offered-facets";
import { holdsAllPrices } from "~/models/catalogue/filters/price-segment";
import type { ListingView } from "~/models/catalogue/listing/listing-view";
import { viewerOf } from "~/models/catalogue/price/viewer";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { RequestContext } from "../../shops/context/request-context.server";
import {
  addressOf,
  type ListingAddress,
  type Moved,
  needsIndex,
  readFilters,
} from "../addresses/listing-address.server";
import type { CatalogueIndex } from "../index/catalogue-index.server";
import type { FoundIndex } from "../index/shop-index.server";
import { withSwatches } from "../products/find-swatches.server";
import { type ListingRequest, listingRequest, listingView } from "../products/listing-request.server";
import { type AskedBase, readListing } from "./read-listing.server";
import type { CardPage } from "./select-cards.server";

/** What is listed. `fallback` lists it from the database while there is no index. */
export type ListingSource = {
  kind: "category" | "search";
  base: (index: CatalogueIndex) => Promise<AskedBase>;
  fallback: (request: ListingRequest) => Promise<CardPage>;
  /** Query parameters that belong to the listing itself. */
  kept: Record<string, string>;
};

/** A page of a listing, and what it shows for the page cache. */
export type LoadedListing = { kind: "listing"; listing: ListingView; tags: string[] };

/**
 * Loads one page of a listing with its filters. Answers from the index; a listing without filters is read
 * from the database while the index is first built, and such a page is not kept. One that cannot be loaded is
 * logged and missing, and the page around it stands (rule listings-11).
 * @returns where it moved, or null when there is no such filter or page
 */
export async function loadListing(
  context: RequestContext,
  visitor: Visitor,
  address: ListingAddress,
  source: ListingSource,
): Promise<LoadedListing | Moved | null> {
  const request = listingRequest(context, visitor, address.query, source.kind);
  if (!request) return null;
  try {
    // What a visitor's group pays is known to the index alone.
    const isIndexed = needsIndex(address) || request.sort.field === "price";
    const patience = isIndexed ? "until-built" : "brief";
    const found = await context.catalogue.find(context.shop, patience, viewerOf(context.shop, visitor).group);
    if (!found?.isFresh) context.doNotCache();
    if (!found && isIndexed) throw new Error("there is no index to filter or sort with");
    if (!found) return loaded(request, await source.fallback(request), source.kept, null);
    return await fromIndex(context, visitor, address, source, request, found);
  } catch (error) {
    context.doNotCache();
    context.log.error("listing could not be loaded", {
      shop: context.shop.code,
      path: address.basePath,
      error,
    });
    return missing(request, source.kept);
  }
}

/** A listing whose products could not be loaded. */
function missing(request: ListingRequest, kept: Record<string, string>): LoadedListing | null {
  const nothing = { products: [], itemTotal: 0, tags: [] };
  const listing = listingView({ ...request, page: 1 }, nothing, kept);
  return listing && { kind: "listing", listing: { ...listing, isMissing: true }, tags: [] };
}

async function fromIndex(
  context: RequestContext,
  visitor: Visitor,
  address: ListingAddress,
  source: ListingSource,
  request: ListingRequest,
  { index, prices }: FoundIndex,
): Promise<LoadedListing | Moved | null> {
  const { settings } = context.shop;
  const { currency } = context.tenant;
  const { canSeePrices } = request.situation;
  const applied = readFilters(index, address, currency, canSeePrices);
  if (!applied || "kind" in applied) return applied;
  const { sort, page, limit } = request;
  const base = await source.base(index);
  const query = { filters: applied, prices, sort, page, limit, canSeePrices };
  const { cards, facets } = await readListing(context, visitor, index, base, query, request.texts);
  if (isFullRange(applied, facets))
    return {
      kind: "moved",
      to: addressOf(index.groups, address, { ...applied, price: null }, currency),
      status: 302,
    };
  return loaded(request, cards, source.kept, {
    groups: index.groups,
    applied,
    facets: await withSwatches(
      context,
      offeredFacets(
        facets.filter(({ isHidden }) => !isHidden),
        applied,
        { itemTotal: cards.itemTotal, areConfigured: settings.catalogue.filters.length > 0 },
      ),
    ),
    currency,
    layout: settings.catalogue.filterLayout,
  });
}

function loaded(
  request: ListingRequest,
  cards: CardPage,
  kept: Record<string, string>,
  filter: ListingFilter | null,
): LoadedListing | null {
  const listing = listingView(request, cards, kept, filter);
  return listing && { kind: "listing", listing, tags: cards.tags };
}

/** A price filter that holds all prices is dropped (rule filters-3). */
function isFullRange({ price }: AppliedFilters, facets: readonly FacetGroup[]): boolean {
  const range = facets.find(({ kind }) => kind === "range");
  if (!price || !range || range.min === null || range.max === null) return false;
  return holdsAllPrices(price, { min: range.min, max: range.max });
}
