// Made from app/services/graphql/schema by npm run graphql:generate; never edited by hand.
import type { CategoryLink } from "./category";
import type { PriceLevel } from "./offer";
/** Arguments and answers of these calls. */
export type ProductQuery = {
  /** A product by id or slug; a variation's id, or slug/pv/sku, opens it at that variation. */
  product: {
    args: {
      _id?: string | null;
      slug?: string | null;
    };
    answer: Product | null;
  };
};
export type ProductCard = {
  _id: number;
  sku: string;
  slug: string;
  name: string;
  sub_title: string;
  short_description: string;
  class_code: string;
  brand: string;
  /** What the filter brand takes; empty for none. */
  brandid: string;
  /** An archived product is not answered. */
  archived: boolean;
  image: string | null;
  images: Array<Image>;
  client_guid: string;
  currency: string | null;
  /** Before reductions. Null, as every price, where it is hidden. */
  price: number | null;
  final_price: number | null;
  /** The price struck through. */
  msrp: number | null;
  /** Added for each piece that is shipped. */
  shipping_fee: number | null;
  /** What price_measure costs; null for what is not measured. */
  price_per_measure: number | null;
  /** What its price is compared by, such as 100 ml. */
  price_measure: string | null;
  save_percent: number;
  is_starting_at: boolean;
  hide_price: boolean;
  /** visible, in-cart, sign-in, pending or none */
  price_state: string;
  stockStatus: string;
  stock_status: string;
  stockStatusText: string;
  stockMessage: string;
  low_stock_alert_message: string;
  available_for_sale: boolean;
  unavailable_for_sale: boolean;
  isInStock: boolean;
  isBackorders: boolean;
  review_count: number;
  /** 0 to 5 stars; 0 for none. */
  review_avg_rating: number;
  /** The categories it is listed in, the primary one first. */
  categories: Array<CategoryLink>;
  primary_category: CategoryLink | null;
  default_variation_sku: string | null;
  /** Class of what the card stands for, where that is a variation; else null. */
  child_class_code: string | null;
  card_action: string;
  /** Whether it is a favorite of the signed-in customer; a variation marks its product. */
  is_fav: boolean;
  /** The signed-in customer's shopping lists it is on; empty where the shop has none. */
  shopping_lists: Array<ShoppingList>;
};
export type Product = {
  _id: number;
  sku: string;
  slug: string;
  name: string;
  sub_title: string;
  short_description: string;
  class_code: string;
  brand: string;
  /** What the filter brand takes; empty for none. */
  brandid: string;
  /** An archived product is not answered. */
  archived: boolean;
  image: string | null;
  images: Array<Image>;
  client_guid: string;
  currency: string | null;
  /** Before reductions. Null, as every price, where it is hidden. */
  price: number | null;
  final_price: number | null;
  /** The price struck through. */
  msrp: number | null;
  /** Added for each piece that is shipped. */
  shipping_fee: number | null;
  /** What price_measure costs; null for what is not measured. */
  price_per_measure: number | null;
  /** What its price is compared by, such as 100 ml. */
  price_measure: string | null;
  save_percent: number;
  is_starting_at: boolean;
  hide_price: boolean;
  /** visible, in-cart, sign-in, pending or none */
  price_state: string;
  stockStatus: string;
  stock_status: string;
  stockStatusText: string;
  stockMessage: string;
  low_stock_alert_message: string;
  available_for_sale: boolean;
  unavailable_for_sale: boolean;
  isInStock: boolean;
  isBackorders: boolean;
  review_count: number;
  /** 0 to 5 stars; 0 for none. */
  review_avg_rating: number;
  /** The categories it is listed in, the primary one first. */
  categories: Array<CategoryLink>;
  primary_category: CategoryLink | null;
  description: string;
  /** Global Trade Item Number of what is shown; empty for none. */
  gtin: string;
  /** What a piece holds and by what its price is compared, such as '750 ml / 100 ml'; empty for none. */
  unit_price_measure: string;
  /** Empty for the product's name. */
  meta_title: string;
  /** Empty for the beginning of what is said of the product. */
  meta_description: string;
  breadcrumb: Array<CategoryLink>;
  /** What addToCart takes; null when nothing can be bought here. */
  purchase_id: number | null;
  /** Pieces one cart may hold, at most 100. */
  salableQty: number;
  /** Of salableQty, the pieces that are ready to go. */
  stockQty: number;
  /** Of salableQty, the pieces that would be backordered. */
  backordersQty: number;
  /** What is said of them; empty for nothing. */
  backordersMessage: string;
  /** The product's own limit for one cart, at most 100. */
  maxCartQty: number;
  /** The variation it opens on where none is named, if its owner set one. */
  default_variation_sku: string | null;
  variation_sku: string | null;
  variation_text: string | null;
  variants: Array<Variant>;
  /** What its variations are offered at. */
  variations: Array<Variation>;
  /** The price levels open to the visitor, of the variation that is shown. */
  available_price_levels: Array<PriceLevel>;
  backorder_message: string;
  item_delivery_info: string;
  /** What getDeliveryEstimateInfo takes as deliveryEstimateId; null for the shop's first. */
  delivery_estimate: string | null;
  is_delivery_estimate_is_override: boolean;
  cigarstrength: string | null;
  cigarorigin: string | null;
  cigarwrapper: string | null;
  cigarbinder: string | null;
  cigarfiller: string | null;
  cigarbrandline: string | null;
  /** Code of its option set; null without one. */
  product_option_set: string | null;
  /** What can be chosen for it. */
  product_options: Array<ProductOption>;
  product_option_rules: Array<OptionRule>;
  /** Fees of what is chosen beforehand, per piece. */
  product_options_fee: number | null;
  /** What it is personalized by. */
  personalization_options: Array<PersonalizationOption>;
  price_level_texts: Array<string>;
  attributes: Array<ProductAttribute>;
  children: Array<ProductCard>;
  /** Whether it is a favorite of the signed-in customer; a variation marks its product. */
  is_fav: boolean;
  /** The signed-in customer's shopping lists it is on; empty where the shop has none. */
  shopping_lists: Array<ShoppingList>;
};
export type ShoppingList = {
  _id: number;
  name: string;
  /** Items on it. */
  count: number;
};
export type ProductOption = {
  _id: string;
  label: string;
  help_text: string;
  /** button, iconlist, select, radio, text or textarea */
  option_type: string;
  is_required: boolean;
  /** show, enable, disable or hide */
  initial_visibility: string;
  /** Characters of a text; a max of 0 means no limits. */
  text_limit: TextLimit;
  /** Per piece. Null where prices are hidden. */
  additional_fee: number | null;
  placeholder_text: string;
  icon: OptionThumbnail | null;
  values: Array<ProductOptionValue>;
};
export type ProductOptionValue = {
  _id: string;
  label: string;
  is_default: boolean;
  additional_fee: number | null;
  thumbnail: OptionThumbnail | null;
  initial_visibility: string;
};
export type TextLimit = {
  min: number;
  max: number;
};
export type OptionThumbnail = {
  /** image or color */
  type: string;
  value: string;
  enlarge: boolean;
};
/** When its conditions match, any or all of them, its actions set the visibility of options or of their values. */
export type OptionRule = {
  operator: string;
  conditions: Array<OptionCondition>;
  actions: Array<OptionAction>;
};
export type OptionCondition = {
  option: string;
  /** selected or not_selected */
  operator: string;
  /** Ids of values; 0 is any selection. */
  values: Array<string>;
};
export type OptionAction = {
  option: string;
  action: string;
  /** Empty for the option itself. */
  values: Array<string>;
};
export type PersonalizationOption = {
  code: string;
  label: string;
  type: string;
  required: boolean;
  displayed: boolean;
  character_limit: number;
};
export type Variation = {
  /** Its values, joined by ' | '. */
  variation_text: string;
  product: VariationProduct;
};
export type VariationProduct = {
  /** What addToCart takes. */
  _id: number;
  sku: string;
  image: string | null;
  currency: string | null;
  price: number | null;
  final_price: number | null;
  msrp: number | null;
  shipping_fee: number | null;
  /** What price_measure costs; null for what is not measured. */
  price_per_measure: number | null;
  /** What its price is compared by, such as 100 ml. */
  price_measure: string | null;
  save_percent: number;
  hide_price: boolean;
  price_state: string;
  stockStatus: string;
  stock_status: string;
  stockStatusText: string;
  stockMessage: string;
  isInStock: boolean;
  isBackorders: boolean;
  unavailable_for_sale: boolean;
};
export type Variant = {
  label: string;
  display_type: string;
  options: Array<VariantOption>;
};
export type VariantOption = {
  value: string;
  selected: boolean;
  enabled: boolean;
  status_text: string;
  sku: string | null;
};
export type ProductAttribute = {
  label: string;
  values: Array<string>;
};
export type Image = {
  url: string;
  srcset: string;
  alt: string;
  width: number;
  height: number;
};
