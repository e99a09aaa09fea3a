import { readRowId } from "~/models/api/row-id";
import { readProductFields } from "./read-product-fields.server";
import type { Operation } from "./schema-part.server";

/** Fields that cards and products share. */
const shared = /* GraphQL */ `
    _id: Int!
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
    save_percent: Int!
    is_starting_at: Boolean!
    hide_price: Boolean!
    "visible, in-cart, sign-in, pending or none"
    price_state: String!
    stockStatus: String!
    stockStatusText: String!
    stockMessage: String!
    isInStock: Boolean!
    isBackorders: Boolean!
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
    meta_title: String!
    meta_description: String!
    breadcrumb: [CategoryLink!]!
    "What addToCart takes; null when nothing can be bought here."
    purchase_id: Int
    "Pieces one cart may hold, at most 100."
    salableQty: Int!
    variation_sku: String
    variation_text: String
    variants: [Variant!]!
    price_level_texts: [String!]!
    attributes: [ProductAttribute!]!
    children: [ProductCard!]!
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

export const productResolvers = { Query: { product } };
