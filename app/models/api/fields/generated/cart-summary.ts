// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
import type { Seller } from "./settings";
export type CartSummary = {
  _id: string | null;
  currency: string;
  count: number;
  items: Array<CartItem>;
  /** Lines that cannot be bought any more; no total counts them. */
  invalid_items: Array<CartItem>;
  /** Lines whose price is another one than the shopper saw last. */
  changed_items: Array<ChangedItem>;
  /** Choices of free products that are open. */
  prompts: Array<CartPrompt>;
  /** The discounts that apply, in the order they are applied. */
  applied_discounts: Array<AppliedDiscount>;
  /** The coupon codes in the cart. */
  coupon_codes: Array<EnteredCode>;
  amount: number | null;
  discount_amount: number | null;
  shipping_amount: number | null;
  shipping_level_discount: number | null;
  /** The shipping fees of its products, on top of shipping_amount. */
  shipping_fee: number | null;
  tax_amount: number | null;
  other_tax: Array<NamedAmount>;
  grand_total: number | null;
  redemptions: Array<Redemption>;
  total_due: number | null;
  is_free_quote: boolean;
  is_tax_known: boolean;
  needs_shipping: boolean;
  shipping_method: ShippingMethod | null;
  shipping_methods: Array<ShippingMethod>;
  /** The ways to pay it, in order; none for an empty cart or hidden prices. */
  payment_methods: Array<PaymentMethod>;
  /** Why the cart cannot be ordered, a sentence each. */
  messages: Array<string>;
  /** The same in one text; empty when it can. */
  message: string;
  /** Why lines cannot be ordered. */
  itemErrors: Array<ItemError>;
  /** Lines with more pieces than they may hold. */
  limit_items: Array<LimitItem>;
  /** What the checkout was told; null before. */
  billing_address: CartAddress | null;
  /** An estimate for a postal code has no address yet. */
  shipping_address: CartAddress | null;
  /** ISO date, in shops that ask for it. */
  customer_birthdate: string | null;
  /** The payment that was approved at PayPal and is not used yet. */
  paypal_tnx: ApprovedTransaction | null;
  /** Who sells what is in the cart; null without a cart. */
  seller: Seller | null;
};
export type ItemError = {
  item_id: number;
  message: string;
};
export type LimitItem = {
  item_id: number;
  name: string;
  qty: number;
  limit: number;
  message: string;
};
export type CartAddress = {
  first_name: string;
  last_name: string;
  company: string;
  address_line1: string;
  address_line2: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
  phone: string;
};
export type ApprovedTransaction = {
  order_id: string;
  /** UTC, ISO. */
  timestamp: string;
};
export type CartItem = {
  item_id: number;
  /** The product bought. */
  _id: number;
  sku: string;
  name: string;
  sub_title: string;
  slug: string;
  class_code: string;
  /** The number a marketplace shares its product by, and that of the variation; null for none. */
  JPIN: string;
  variable_JPIN: string | null;
  /** The slug before the number: /product/{JPINslug}/{JPIN}. */
  JPINslug: string;
  image: string | null;
  variation_text: string;
  /** What was chosen, option to value in words. */
  product_options_data: unknown;
  /** What was typed, field code to text. */
  personalization_data: unknown;
  qty: number;
  /** Whether its order starts a subscription. */
  is_subscription: boolean;
  /** The quantity in the cart, for a field that a shopper types another one into. */
  qty2: number;
  /** Whether its product is a favorite of the signed-in customer. */
  is_favorite: boolean;
  /** Whether a discount added it for free. */
  is_freebie: boolean;
  /** The discount that added it; null for what the shopper added. */
  auto_added_by: string | null;
  price: number | null;
  list_price: number | null;
  /** Before discounts. */
  row_total: number | null;
  discount_amount: number | null;
  /** The same as discount_amount. */
  discount: number | null;
  /** Of one piece; a share that does not divide is rounded. */
  unit_item_discount: number | null;
  /** The discount's share of row_total, 0 to 100, rounded to a whole number. */
  percent: number | null;
  /** row_total without the discount. */
  subtotal: number | null;
  /** Of all its pieces, on top of the delivery. */
  shipping_fee: number | null;
  tax_amount: number | null;
  max_cart_qty: number;
  /** The most pieces this line may hold. */
  salable_qty: number;
  stock_status: string;
  stock_status_text: string;
  stock_message: string;
  /** That few pieces are left, in the owner's words or as 'Only 3 in Stock'. */
  low_stock_alert_message: string;
  is_in_stock: boolean;
  is_backorders: boolean;
  backorders_qty: number;
  backorders_message: string;
  non_shippable_product: boolean;
  /** Of one piece, grams. */
  weight: number;
  /** Pieces of this line that are ready to go. */
  stock_qty: number;
  /** Whether more can be ordered than there is. */
  backorders: boolean;
  /** visible or invisible. */
  website_visibility: string;
  /** The shop's guid, as products have it. */
  client_guid: string;
  /** The owner's words about its delivery. */
  item_delivery_info: string;
  /** When it arrives, in words; empty for what is not delivered, and in a shop without estimates. */
  delivery_estimate: string;
  /** Codes of the only methods it may go by; empty for all. */
  limit_shipping_option: Array<string>;
  /** The same in words. */
  limit_shipping_option_text: string;
  /** Where it is not sent: codes of countries (CA) and states (US-HI). */
  shipping_restriction: Array<string>;
  /** Why the line keeps the cart from being ordered; empty when it does not. */
  message: string;
};
export type ChangedItem = {
  item_id: number;
  name: string;
  from_price: number | null;
  to_price: number | null;
};
export type CartPrompt = {
  _id: string;
  title: string;
  qty: number;
  /** At first the first option. */
  freebie: FreebieOption;
  options: Array<FreebieOption>;
};
export type FreebieOption = {
  /** The product's purchase_id. */
  _id: number;
  sku: string;
  name: string;
  image: string | null;
};
export type AppliedDiscount = {
  _id: string;
  title: string;
  /** Null for a discount that applies automatically. */
  code: string | null;
  /** 0 for free shipping, which is part of shipping_level_discount. */
  amount: number | null;
};
export type EnteredCode = {
  code: string;
  /** Why it does not apply now; empty when it does. */
  message: string;
};
export type NamedAmount = {
  name: string;
  amount: number | null;
};
export type Redemption = {
  title: string;
  amount: number | null;
};
export type PaymentMethod = {
  code: string;
  title: string;
  /** The seller whose cart it pays; null without a cart. */
  sellerGuid: string | null;
};
export type ShippingMethod = {
  _id: string;
  method: string;
  title: string;
  price: number | null;
  shipping_total: number | null;
  default_info: ShippingDefault;
};
/** What the method is called and costs without free shipping. */
export type ShippingDefault = {
  title: string;
  price: number | null;
};
