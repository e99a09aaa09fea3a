import { cardFields } from "~/models/api/card-fields";
import { readRowId } from "~/models/api/row-id";
import { searchPagingFields } from "~/models/api/search-fields";
import { maxPage } from "~/models/catalogue/paging";
import { productSelections } from "~/models/catalogue/product-selection";
import { parseSort } from "~/models/catalogue/sort";
import { isText } from "~/models/validation/is-text";
import { listSortedProducts } from "../catalogue/list-sorted-products.server";
import { maxListLimit } from "./list-limit.server";
import type { Operation } from "./schema-part.server";

/** SDL of product lists and sliders (part 3, §3 "Product list request" and §7). */
export const sliderTypes = /* GraphQL */ `
  type Query {
    "The products of a list or slider."
    sliderProducts(input: SliderInput!): SliderProducts!
  }
  input SliderInput {
    limit: Int = 10
    page: Int = 1
    "bestmatch (the type's own order), bestseller, newest, featured, price, name or id; also as field-direction."
    sort_by: String = "bestmatch"
    sort_dir: String = "desc"
    "bestsellers, newest, featured, similar or manual"
    type: String = "bestsellers"
    "Slugs of categories; products of any of them, or of one beneath, are listed."
    categories: [String!]
    "Only featured products."
    featured: Boolean
    brand: String
    "Of manual: SKUs in the order they are shown."
    sku_list: [String!]
    "Of similar: the product others are similar to."
    product_id: ID
    excluded_product_ids: [ID!]
    "Products with any of these words, those with more of them first."
    like_text: String
    "Products of this seller alone; a seller the shop does not have sells nothing here."
    seller_guid: ID
    sellerId: ID
  }
  type SliderProducts {
    products: [ProductCard!]!
    paging: SearchPaging!
  }
`;

type SliderArgs = {
  input: {
    limit: number | null;
    page: number | null;
    sort_by: string | null;
    sort_dir: string | null;
    type: string | null;
    categories?: string[] | null;
    featured?: boolean | null;
    brand?: string | null;
    sku_list?: string[] | null;
    product_id?: string | null;
    excluded_product_ids?: string[] | null;
    like_text?: string | null;
    seller_guid?: string | null;
    sellerId?: string | null;
  };
};

/** Most names, numbers and SKUs of a request that are looked at. */
const listed = <T>(values: readonly T[] | null | undefined): T[] => (values ?? []).slice(0, maxListLimit);

const sliderProducts: Operation<SliderArgs> = async (_parent, { input }, { api }) => {
  const { ctx } = api;
  const limit = Math.min(maxListLimit, Math.max(1, input.limit ?? 10));
  const page = Math.min(maxPage, Math.max(1, input.page ?? 1));
  const sellers = [input.seller_guid, input.sellerId].filter(Boolean);
  const isOwn = sellers.every((seller) => seller === ctx.shop.id);
  const found = isOwn
    ? await listSortedProducts(ctx, await api.visitor(), {
        selection: productSelections.find((name) => name === input.type) ?? "bestsellers",
        limit,
        page,
        sort: readSort(input),
        categories: listed(input.categories).filter(isText),
        isFeatured: input.featured ?? false,
        brand: isText(input.brand ?? "") ? (input.brand ?? "") : "",
        excludedIds: listed(input.excluded_product_ids).flatMap((id) => readRowId(id) ?? []),
        likeText: input.like_text ?? "",
        skus: listed(input.sku_list).filter(isText),
        similarTo: readRowId(input.product_id ?? "") ?? 0,
      })
    : { products: [], itemTotal: 0 };
  return {
    products: found.products.map((card) => cardFields(card, ctx.shop.id)),
    paging: searchPagingFields(found, { page, limit }),
  };
};

/** Sort strings are field-direction, or come as two (part 3, §9). */
const readSort = ({ sort_by, sort_dir }: SliderArgs["input"]) =>
  parseSort(sort_by?.includes("-") ? sort_by : `${sort_by}-${sort_dir || "desc"}`);

export const sliderResolvers = { Query: { sliderProducts } };
