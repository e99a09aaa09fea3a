// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
import type { CategoryLink } from "./category";
import type { AvailablePriceLevel } from "./offer";
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
  /** The same as _id. */
  id: number;
  sku: string;
  slug: string;
  name: string;
  sub_title: string;
  short_description: string;
  /** simple, variable_product, grouped or gift_certificate */
  class_code: string;
  brand: string;
  /** What the filter brand takes; empty for none. */
  brandid: string;
  /** An archived product is not answered. */
  archived: boolean;
  image: string | null;
  images: Array<Image>;
  /** In a marketplace the guid of the seller whose offer is shown, else of the shop; the header seller-guid takes both. */
  client_guid: string;
  currency: string | null;
  /** Before reductions. Null, as every price, where it is hidden. */
  price: number | null;
  final_price: number | null;
  /** The price struck through. */
  msrp: number | null;
  /** The lowest price of the thirty days before a reduction, where the law asks for it; else null. */
  lowest_price: number | null;
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
  /** The number a marketplace shares it by. */
  JPIN: string;
  /** Its slug before the number: /product/{JPINslug}/{JPIN}. */
  JPINslug: string;
  /** The number of the variation that is shown; null for none. */
  variable_JPIN: string | null;
  /** The pictures that all its sellers show. */
  JPINimages: Array<Image>;
  product_type: ProductType | null;
  /** A product that is not visible is not answered. */
  website_visibility: string;
  non_shippable_product: boolean;
  /** Codes of the only methods it may go by; empty for all. */
  limit_shipping_option: Array<string>;
  /** Pieces one cart may hold, at most 100. */
  salableQty: number;
  /** The same as stockQty. */
  qty: number;
  /** Of salableQty, the pieces that are ready to go. */
  stockQty: number;
  /** Of salableQty, the pieces that would be backordered. */
  backordersQty: number;
  /** What is said of them; empty for nothing. */
  backordersMessage: string;
  /** The day on which they should ship, such as 2027-01-31; null if unknown. */
  backorderExpectedShipDate: string | null;
  /** The product's own limit for one cart, at most 100. */
  maxCartQty: number;
  /** Whether its pieces are counted. */
  manageStock: boolean;
  /** Whether more can be ordered than there is. */
  allow_backorders: boolean;
  cigarstrength: string | null;
  cigarorigin: string | null;
  cigarwrapper: string | null;
  cigarbinder: string | null;
  cigarfiller: string | null;
  cigarbrandline: string | null;
  /** Code of its option set; null without one. */
  product_option_set: string | null;
  /** What its variations are offered at. */
  variations: Array<Variation>;
  /** Whether it is a favorite of the signed-in customer; a variation marks its product. */
  is_fav: boolean;
  /** The signed-in customer's shopping lists it is on; empty where the shop has none. */
  shopping_lists: Array<ShoppingList>;
};
export type Product = {
  _id: number;
  /** The same as _id. */
  id: number;
  sku: string;
  slug: string;
  name: string;
  sub_title: string;
  short_description: string;
  /** simple, variable_product, grouped or gift_certificate */
  class_code: string;
  brand: string;
  /** What the filter brand takes; empty for none. */
  brandid: string;
  /** An archived product is not answered. */
  archived: boolean;
  image: string | null;
  images: Array<Image>;
  /** In a marketplace the guid of the seller whose offer is shown, else of the shop; the header seller-guid takes both. */
  client_guid: string;
  currency: string | null;
  /** Before reductions. Null, as every price, where it is hidden. */
  price: number | null;
  final_price: number | null;
  /** The price struck through. */
  msrp: number | null;
  /** The lowest price of the thirty days before a reduction, where the law asks for it; else null. */
  lowest_price: number | null;
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
  /** Why consumers may not withdraw from it, such as custom_made; empty where they may. */
  withdrawal_exception: string;
  /** Empty for the product's name. */
  meta_title: string;
  /** Empty for the beginning of what is said of the product. */
  meta_description: string;
  breadcrumb: Array<CategoryLink>;
  /** What addToCart takes; null when nothing can be bought here. */
  purchase_id: number | null;
  /** The variation it opens on where none is named, if its owner set one. */
  default_variation_sku: string | null;
  variation_sku: string | null;
  variation_text: string | null;
  /** Class of the variation that is shown; null for none. */
  child_class_code: string | null;
  /** The variation that is shown; null for none. */
  variable_product: number | null;
  /** The product of that variation; null for none. */
  parent_id: number | null;
  /** Its own name, without what was chosen. */
  actual_name: string;
  /** The product of the variation that is shown; null for none. */
  parentVariableProduct: ParentProduct | null;
  variation_settings: VariationSettings | null;
  /** all, or valid where the shop hides values without a variation. */
  variation_display: string;
  /** Its options by the ids of the variations they lead to. */
  selections: Array<Selection>;
  variants: Array<Variant>;
  /** The price levels that make the visitor's price at some quantity, of the variation that is shown. */
  available_price_levels: Array<AvailablePriceLevel>;
  backorder_message: string;
  item_delivery_info: string;
  /** What getDeliveryEstimateInfo takes as deliveryEstimateId; null for the shop's first. */
  delivery_estimate: string | null;
  is_delivery_estimate_is_override: boolean;
  /** What can be chosen for it. */
  product_options: Array<ProductOption>;
  product_option_rules: Array<OptionRule>;
  /** Fees of what is chosen beforehand, per piece. */
  product_options_fee: number | null;
  /** What it is personalized by. */
  personalization_options: Array<PersonalizationOption>;
  /** What is chosen beforehand, label to value. */
  product_options_data: unknown;
  /** The texts its form begins with, code of each displayed field to text; addToCart takes them filled in. */
  personalization_data: unknown;
  /** Whether something has to be chosen before it can be added. */
  invalid_product_options_data: boolean;
  /** Whether something has to be typed before it can be added. */
  invalid_personalization_data: boolean;
  price_level_texts: Array<string>;
  /** The number a marketplace shares it by. */
  JPIN: string;
  /** Its slug before the number: /product/{JPINslug}/{JPIN}. */
  JPINslug: string;
  /** The number of the variation that is shown; null for none. */
  variable_JPIN: string | null;
  /** The pictures that all its sellers show. */
  JPINimages: Array<Image>;
  product_type: ProductType | null;
  /** A product that is not visible is not answered. */
  website_visibility: string;
  non_shippable_product: boolean;
  /** Codes of the only methods it may go by; empty for all. */
  limit_shipping_option: Array<string>;
  /** Pieces one cart may hold, at most 100. */
  salableQty: number;
  /** The same as stockQty. */
  qty: number;
  /** Of salableQty, the pieces that are ready to go. */
  stockQty: number;
  /** Of salableQty, the pieces that would be backordered. */
  backordersQty: number;
  /** What is said of them; empty for nothing. */
  backordersMessage: string;
  /** The day on which they should ship, such as 2027-01-31; null if unknown. */
  backorderExpectedShipDate: string | null;
  /** The product's own limit for one cart, at most 100. */
  maxCartQty: number;
  /** Whether its pieces are counted. */
  manageStock: boolean;
  /** Whether more can be ordered than there is. */
  allow_backorders: boolean;
  cigarstrength: string | null;
  cigarorigin: string | null;
  cigarwrapper: string | null;
  cigarbinder: string | null;
  cigarfiller: string | null;
  cigarbrandline: string | null;
  /** Code of its option set; null without one. */
  product_option_set: string | null;
  /** What its variations are offered at. */
  variations: Array<Variation>;
  attributes: Array<ProductAttribute>;
  children: Array<ProductCard>;
  /** Whether it is a favorite of the signed-in customer; a variation marks its product. */
  is_fav: boolean;
  /** The signed-in customer's shopping lists it is on; empty where the shop has none. */
  shopping_lists: Array<ShoppingList>;
};
export type ProductType = {
  name: string;
};
export type ParentProduct = {
  _id: number;
  class_code: string;
  images: Array<Image>;
  /** multiple where the shop shows each variation's own reviews first, else single. */
  website_display: string;
  /** Whether the variation is the one the product opens on, not one that the call named. */
  isLoadedFirstTime: boolean;
};
/** The picture that belongs to a variation, and its place among those of the product, from 0; null without one. */
export type VariationSettings = {
  variable_linked_image: string | null;
  variable_image_index: number | null;
};
export type Selection = {
  label: string;
  attribute_label: string;
  attribute_code: string;
  options: Array<SelectionOption>;
};
export type SelectionOption = {
  label: string;
  value: string;
  products: Array<number>;
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
  /** Address of the picture beside it; null without one. */
  icon: string | null;
  /** The picture or color beside it; null without one. */
  thumbnail: OptionThumbnail | null;
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
  variation_settings: VariationSettings;
  /** Whether only other sellers of the marketplace have it. */
  is_from_jpin: boolean;
};
export type VariationProduct = {
  /** What addToCart takes. */
  _id: number;
  sku: string;
  JPIN: string;
  image: string | null;
  currency: string | null;
  price: number | null;
  final_price: number | null;
  msrp: number | null;
  /** The lowest price of the thirty days before a reduction, where the law asks for it; else null. */
  lowest_price: number | null;
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
  /** Code of the option. */
  _id: string;
  label: string;
  /** button, dropdown or radio */
  display_type: string;
  /** swatch or text */
  button_setting: string;
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
  /** Its name in the address of a filter. */
  slug: string;
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
