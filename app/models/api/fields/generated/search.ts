// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
import type { CategoryLink, FilterGroup } from "./category";
import type { ProductCard } from "./product";
/** Arguments and answers of these calls. */
export type SearchQuery = {
  /**
   * Products that match a keyword; the search_type all also looks into descriptions. page, limit, order, dir and filter
   * may stand in params, too, and count there first; in a marketplace params.seller_guid names the seller to search at.
   */
  searchPliable: {
    args: {
      search_type?: string | null;
      keyword?: string | null;
      filter?: unknown;
      params?: unknown;
      page: number | null;
      order?: string | null;
      dir?: string | null;
      limit: number | null;
    };
    answer: SearchResult;
  };
  /** The path of a category; null when the shop has no such category. */
  categoryBySlug: {
    args: {
      slug: string;
    };
    answer: CategoryPath | null;
  };
};
export type SearchResult = {
  success: boolean;
  categories: Array<CategoryLink>;
  products: Array<ProductCard>;
  filter: Array<FilterGroup>;
  paging: SearchPaging;
};
/** begin and end count products from 1. */
export type SearchPaging = {
  begin: number;
  end: number;
  limit: number;
  page: number;
  total_products: number;
  total_pages: number;
};
export type CategoryPath = {
  path: string;
};
