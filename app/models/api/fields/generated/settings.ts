// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
import type { CartSummary } from "./cart-summary";
/** Arguments and answers of these calls. */
export type SettingsQuery = {
  /** What a storefront asks first: the shop's public settings and the visitor's cart. */
  initSettings: {
    args: object;
    answer: InitSettings;
  };
};
export type InitSettings = {
  success: boolean;
  settings: Settings;
  summary: CartSummary;
};
export type Settings = {
  client: Client;
  general: GeneralSettings;
  /** ISO 4217 code. */
  currency: string;
  /** Colours and fonts, as the owner set them. */
  active_theme: unknown;
  active_review_module: boolean;
  /** ISO 3166 codes. */
  checkout_countries: Array<string>;
  us_restrict_states: Array<string>;
  /** Who sells in this shop; of a seller's own shop, that seller alone. */
  sellers: Array<Seller>;
  /** The guids of those sellers. */
  client_guids: Array<string>;
  /** What each of them has to sell here. */
  client_products: Array<ClientProducts>;
  /** What pages may show inside their own; allBlockTemplates has their HTML. */
  blocks: Array<SettingsBlock>;
  /** Where the shop sends from. */
  client_address: ClientAddress;
  recaptcha: RecaptchaSettings;
  analytics: AnalyticsSettings;
  /** What is switched on. */
  features: Features;
  /** What the checkout asks for besides contact, addresses, delivery and payment. */
  order_attributes: Array<OrderAttribute>;
  inventory: InventorySettings;
  content: ContentSettings;
  others: OtherSettings;
  seo: SeoSettings;
  modules: ModuleSettings;
  cluster_suffix: string;
};
export type Client = {
  type: string;
  code: string;
  guid: string;
  name: string;
  industry: string;
  status: string;
  frontend_status: boolean;
  /** Code and guid of the marketplace it belongs to; null for an essential shop. */
  marketplace: string | null;
  marketplace_guid: string | null;
};
export type Seller = {
  _id: string;
  guid: string;
  code: string;
  name: string;
  /** Of the seller's own shop; empty for none. */
  logo: string;
};
export type ClientProducts = {
  client_guid: string;
  /** Products, not counting variations. */
  count: number;
};
export type SettingsBlock = {
  _id: number;
  name: string;
};
export type ClientAddress = {
  address_line1: string;
  city_locality: string;
  state_province: string;
  postal_code: string;
  /** Its ISO code; empty where the shop names none. */
  country: string;
};
export type RecaptchaSettings = {
  /** Empty while forms ask for no captcha. */
  site_key: string;
};
export type AnalyticsSettings = {
  /** Empty while analytics is off. */
  measurement_id: string;
};
/** The same that POST /api/setting/configuration answers. */
export type Features = {
  analytics: boolean;
  email_capture: boolean;
  email_marketing: boolean;
  /** Whether several sellers sell here. */
  marketplace: boolean;
  /** Whether customers and the store write to each other. */
  messages: boolean;
  prevent_checkout: boolean;
  recaptcha: boolean;
  request_quote: boolean;
  review: boolean;
  save_for_later: boolean;
  shopping_list: boolean;
};
export type OrderAttribute = {
  code: string;
  label: string;
  is_required: boolean;
};
export type InventorySettings = {
  /** Pieces of one product a cart may hold at most. */
  max_cart_qty: number;
};
export type ContentSettings = {
  /** The networks of the footer, in their order. */
  footer_social: Array<SocialNetwork>;
};
export type SocialNetwork = {
  network: string;
  url: string;
};
export type OtherSettings = {
  time_zone: string;
  /** Years a customer must have where a birth date is asked for. */
  legal_age: number;
  /** Products on a page of a category, and their order. */
  page_size: number;
  default_sort: string;
};
export type GeneralSettings = {
  app: AppSettings;
  email: string;
  phone: string;
  tagline: string;
  logo: string;
};
export type AppSettings = {
  name: string;
  base_url: string;
};
export type SeoSettings = {
  robots: string;
  title_suffix: string;
};
export type ModuleSettings = {
  sociallogins: SocialLoginSettings;
  order_management: OrderManagementSettings;
  messages: MessagesSettings;
  shopping_list: ShoppingListSettings;
  save_for_later: SaveForLaterSettings;
};
/** Conversations with the store, and the message that is sent with an order. */
export type MessagesSettings = {
  is_active: boolean;
  is_enable_messages_on_product_pages: boolean;
  /** Extensions without the dot. */
  support_file_types: Array<string>;
  is_active_checkout: boolean;
  checkout_label: string;
  /** Its longest text, characters. */
  character_limit: number;
};
export type ShoppingListSettings = {
  enable: boolean;
  /** What the shop calls its lists. */
  name: string;
  description: string;
};
export type SaveForLaterSettings = {
  enable: boolean;
  description: string;
  /** Label of the button in the cart. */
  save_action_text: string;
  /** Heading of the saved items. */
  saved_item_text: string;
};
export type SocialLoginSettings = {
  hide_price_for_anonymous: boolean;
};
export type OrderManagementSettings = {
  prevent_checkout: boolean;
  prevent_checkout_message: string;
  allow_request_quote: boolean;
};
