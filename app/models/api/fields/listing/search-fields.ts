import type { ProductCardView } from "../../../catalogue/cards/product-card";
import type { CategoryLink } from "../../../catalogue/categories/category-view";
import type { FacetGroup } from "../../../catalogue/filters/facet";
import type { Currency } from "../../../platform/money/money";
import type { SearchPaging, SearchResult } from "../generated/search";
import { type CardFields, type ClientGuidOf, cardFields } from "../product/card-fields";
import { filterFields } from "./filter-fields";

/** A page of search results in the API. */
export type SearchFields = Omit<SearchResult, "products"> & { products: CardFields[] };

/** Maps a page of search results to API fields. */
export function searchFields(
  found: {
    products: ProductCardView[];
    itemTotal: number;
    categories: CategoryLink[];
    facets: readonly FacetGroup[];
  },
  { page, limit }: { page: number; limit: number },
  { currency, clientGuidOf }: { currency: Currency; clientGuidOf: ClientGuidOf },
): SearchFields {
  return {
    success: true,
    categories: found.categories,
    products: found.products.map((card) => cardFields(card, clientGuidOf)),
    filter: found.facets.map((facet) => filterFields(facet, currency)),
    paging: searchPagingFields(found, { page, limit }),
  };
}

/** The position of a page of products for the API; `begin` and `end` count products from 1. */
export function searchPagingFields(
  { products, itemTotal }: { products: readonly unknown[]; itemTotal: number },
  { page, limit }: { page: number; limit: number },
): SearchPaging {
  const before = (page - 1) * limit;
  const shown = products.length;
  return {
    begin: shown === 0 ? 0 : before + 1,
    end: shown === 0 ? 0 : before + shown,
    limit,
    page,
    total_products: itemTotal,
    total_pages: Math.ceil(itemTotal / limit),
  };
}
