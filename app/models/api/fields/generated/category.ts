// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
import type { ProductCard } from "./product";
/** Arguments and answers of these calls. */
export type CategoryQuery = {
  /** Every active category, parents first. */
  categoryList: {
    args: object;
    answer: Array<CategoryEntry>;
  };
  category: {
    args: {
      _id?: string | null;
      slug?: string | null;
    };
    answer: Category | null;
  };
  /**
   * A page of a category's products. The category is named by slug, or by path, whose last part is the slug; shop-all is
   * everything that is for sale. The filter holds keys by group code, price as {from, to} and review_avg_rating as {min};
   * in a marketplace also seller_guid, the seller whose offers alone are listed.
   */
  categoryPliableData: {
    args: {
      path?: string | null;
      slug?: string | null;
      filter?: unknown;
      page: number | null;
      order: string | null;
      dir: string | null;
      limit: number | null;
    };
    answer: PliableData | null;
  };
};
export type CategoryEntry = {
  _id: number;
  parent_page: number | null;
  name: string;
  title: string;
  slug: string;
  path: string;
  category_path: string;
  sub_title: string;
  image: string | null;
  meta_title: string;
  meta_description: string;
  client_guid: string;
  /** A category that is not active is not answered. */
  is_active: boolean;
};
export type Category = {
  _id: number;
  parent_page: number | null;
  entity_type: string;
  path: string;
  category_path: string;
  name: string;
  title: string;
  slug: string;
  sub_title: string;
  description: string;
  image: string | null;
  image_mobile: string | null;
  display_option: string;
  optional_content: OptionalContent | null;
  page_title: string;
  /** The robots setting its page follows, such as index_follow. */
  seo_crawler_setting: string;
  meta_title: string;
  meta_description: string;
  meta_keyword: string;
  client_guid: string;
  /** A category that is not active is not answered. */
  is_active: boolean;
  breadcrumb: Array<CategoryLink>;
  children: Array<CategoryLink>;
  /** A page of its products, as categoryPliableData answers it. */
  pliable_data: PliableData | null;
};
/** Arguments of these fields. */
export type CategoryArguments = {
  pliable_data: {
    filter?: unknown;
    page: number | null;
    order: string | null;
    dir: string | null;
    limit: number | null;
  };
};
export type OptionalContent = {
  /** What its owner hides is not answered. */
  show: boolean;
  title: string;
  sub_title: string;
  description: string;
};
export type CategoryLink = {
  name: string;
  slug: string;
};
export type PliableData = {
  paging: Paging;
  data: Array<ProductCard>;
  filter: Array<FilterGroup>;
  currentSortCode: string;
};
/** Pages count from 1; total is the number of pages. */
export type Paging = {
  page: number;
  total: number;
  limit: number;
  itemTotal: number;
};
/** A group of filters: its counts ignore what is chosen of it. min and max are prices in major units, or ratings. */
export type FilterGroup = {
  code: string;
  label: string;
  /** select, category, range, rating or hidden */
  type: string;
  buckets: Array<FilterBucket>;
  min: number | null;
  max: number | null;
};
export type FilterBucket = {
  key: string;
  name: string;
  doc_count: number;
};
