// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
import type { ProductCard } from "./product";
import type { SearchPaging } from "./search";
/** Arguments and answers of these calls. */
export type SliderQuery = {
  /** The products of a list or slider. */
  sliderProducts: {
    args: {
      input: SliderInput;
    };
    answer: SliderProducts;
  };
};
export type SliderInput = {
  limit?: number | null;
  page?: number | null;
  /** bestmatch (the type's own order), bestseller, newest, featured, price, name or id; also as field-direction. */
  sort_by?: string | null;
  sort_dir?: string | null;
  /** bestsellers, newest, featured, similar or manual */
  type?: string | null;
  /** Slugs of categories; products of any of them, or of one beneath, are listed. */
  categories?: Array<string> | null;
  /** Only featured products. */
  featured?: boolean | null;
  /** true, or left out: products that are visible. false: those that are not, of which none is answered. */
  visible?: boolean | null;
  /** true: only products that are available_for_sale. false: only the others. */
  available?: boolean | null;
  brand?: string | null;
  /** Of manual: SKUs in the order they are shown. */
  sku_list?: Array<string> | null;
  /** Of similar: the product others are similar to. */
  product_id?: string | null;
  excluded_product_ids?: Array<string> | null;
  /** Products with any of these words, those with more of them first. */
  like_text?: string | null;
  /** Products of this seller alone; a seller the shop does not have sells nothing here. */
  seller_guid?: string | null;
  sellerId?: string | null;
};
export type SliderProducts = {
  products: Array<ProductCard>;
  paging: SearchPaging;
};
