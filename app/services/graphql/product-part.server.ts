import { cigarFields, type ProductFields } from "~/models/api/product-fields";
import { readRowId } from "~/models/api/row-id";
import { productTextSdl } from "~/models/product-field/product-texts";
import { readPriceLevels } from "./read-price-levels.server";
import { readProductFields } from "./read-product-fields.server";
import type { FieldOf, Operation } from "./schema-part.server";

/** Fields that cards and products share. */
const shared = /* GraphQL */ `
    _id: Long!
    sku: String!
    slug: String!
    name: String!
    sub_title: String!
    short_description: String!
    class_code: String!
    brand: String!
    image: String
    images: [Image!]!
    client_guid: String!
    currency: String
    "Before reductions. Null, as every price, where it is hidden."
    price: Float
    final_price: Float
    "The price struck through."
    msrp: Float
    "Added for each piece that is shipped."
    shipping_fee: Float
    "What price_measure costs; null for what is not measured."
    price_per_measure: Float
    "What its price is compared by, such as 100 ml."
    price_measure: String
    save_percent: Int!
    is_starting_at: Boolean!
    hide_price: Boolean!
    "visible, in-cart, sign-in, pending or none"
    price_state: String!
    stockStatus: String!
    stock_status: String!
    stockStatusText: String!
    stockMessage: String!
    low_stock_alert_message: String!
    available_for_sale: Boolean!
    unavailable_for_sale: Boolean!
    isInStock: Boolean!
    isBackorders: Boolean!
    review_count: Int!
    "0 to 5 stars; 0 for none."
    review_avg_rating: Float!
    "The categories it is listed in, the primary one first."
    categories: [CategoryLink!]!
    primary_category: CategoryLink
`;

/** SDL of products (part 1, §3). */
export const productTypes = /* GraphQL */ `
  type Query {
    "A product by id or slug; a variation's id, or slug/pv/sku, opens it at that variation."
    product(_id: ID, slug: String): Product
  }
  type ProductCard {
    ${shared}
    default_variation_sku: String
    card_action: String!
  }
  type Product {
    ${shared}
    description: String!
    ${productTextSdl}
    breadcrumb: [CategoryLink!]!
    "What addToCart takes; null when nothing can be bought here."
    purchase_id: Long
    "Pieces one cart may hold, at most 100."
    salableQty: Int!
    variation_sku: String
    variation_text: String
    variants: [Variant!]!
    "What its variations are offered at."
    variations: [Variation!]!
    "The price levels open to the visitor, of the variation that is shown."
    available_price_levels: [PriceLevel!]!
    backorder_message: String!
    item_delivery_info: String!
    "What getDeliveryEstimateInfo takes as deliveryEstimateId; null for the shop's first."
    delivery_estimate: String
    is_delivery_estimate_is_override: Boolean!
    cigarstrength: String
    cigarorigin: String
    cigarwrapper: String
    cigarbinder: String
    cigarfiller: String
    cigarbrandline: String
    price_level_texts: [String!]!
    attributes: [ProductAttribute!]!
    children: [ProductCard!]!
  }
  type Variation {
    "Its values, joined by ' | '."
    variation_text: String!
    product: VariationProduct!
  }
  type VariationProduct {
    "What addToCart takes."
    _id: Long!
    sku: String!
    image: String
    currency: String
    price: Float
    final_price: Float
    msrp: Float
    shipping_fee: Float
    "What price_measure costs; null for what is not measured."
    price_per_measure: Float
    "What its price is compared by, such as 100 ml."
    price_measure: String
    save_percent: Int!
    hide_price: Boolean!
    price_state: String!
    stockStatus: String!
    stock_status: String!
    stockStatusText: String!
    stockMessage: String!
    isInStock: Boolean!
    isBackorders: Boolean!
    unavailable_for_sale: Boolean!
  }
  type Variant {
    label: String!
    display_type: String!
    options: [VariantOption!]!
  }
  type VariantOption {
    value: String!
    selected: Boolean!
    enabled: Boolean!
    status_text: String!
    sku: String
  }
  type ProductAttribute {
    label: String!
    values: [String!]!
  }
  type Image {
    url: String!
    srcset: String!
    alt: String!
    width: Int!
    height: Int!
  }
`;

const product: Operation<{ _id?: string | null; slug?: string | null }> = (
  _parent,
  { _id, slug },
  { api },
) => {
  if (_id === undefined || _id === null) return slug ? readProductFields(api, { slug }) : null;
  const id = readRowId(_id);
  return id === null ? null : readProductFields(api, { id });
};

const categories: FieldOf<{ _id: number }> = async ({ _id }, _args, { api }) =>
  (await api.categoriesOf(_id)) ?? [];
const primary_category: FieldOf<{ _id: number }> = async ({ _id }, _args, { api }) =>
  (await api.categoriesOf(_id))?.[0] ?? null;

// Of a variable product the levels of the variation that is shown; of a family nothing can be bought by its own levels.
const available_price_levels: FieldOf<ProductFields> = async (shown, _args, { api }) => {
  const chosen = shown.variations.find(({ product }) => product.sku === shown.variation_sku);
  return readPriceLevels(api, chosen?.product._id ?? shown._id);
};

const cigarResolvers = Object.fromEntries(
  cigarFields.map((name): [string, FieldOf<ProductFields>] => [name, ({ cigar }) => cigar[name]]),
);

export const productResolvers = {
  Query: { product },
  ProductCard: { categories, primary_category },
  Product: { categories, primary_category, available_price_levels, ...cigarResolvers },
};
