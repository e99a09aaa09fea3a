// Made from app/services/graphql/schema by npm run graphql:generate; never edited by hand.
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A whole number of up to 53 bits. */
  Long: { input: number; output: number; }
};

/** Each file beside this one adds its calls. */
export type Query = {
  /** The visitor's cart at this moment's prices and stock. */
  getCartSummary: SummaryAnswer;
  /** Pieces in the visitor's cart. */
  getCartCount: CountAnswer;
  /** Every active category, parents first. */
  categoryList: Array<CategoryEntry>;
  category: Maybe<Category>;
  /**
   * A page of a category's products. The category is named by slug, or by path, whose last part is the slug. The filter
   * holds keys by group code, price as {from, to} and review_avg_rating as {min}.
   */
  categoryPliableData: Maybe<PliableData>;
  /** The header of this name, or else the primary one. */
  header: Maybe<FrameTemplate>;
  footer: Maybe<FrameTemplate>;
  checkoutHeader: Maybe<FrameTemplate>;
  checkoutFooter: Maybe<FrameTemplate>;
  allHeader: Array<FrameTemplate>;
  allFooter: Array<FrameTemplate>;
  /** Blocks and forms that pages show inside their own; sort is field-direction with name or id. */
  allBlockTemplates: BlockTemplates;
  /** Menus by id, of those that are there. */
  getAllParsedMenu: Scalars['JSON']['output'];
  /** The price levels of a product or variation that are open to the visitor. */
  getPriceLevels: PriceLevels;
  /** When a product arrives. Days are counted in the shop's time zone, whatever timezone_offset says; a null id names the shop's first estimate. */
  getDeliveryEstimateInfo: DeliveryEstimateInfo;
  /** What an address of the shop leads to. A page that is not there comes with the shop's 404 page. */
  page: PageAnswer;
  /** The popups of a page, named by its slug or by what kind of page it is. */
  getPopupData: PopupAnswer;
  /** A product by id or slug; a variation's id, or slug/pv/sku, opens it at that variation. */
  product: Maybe<Product>;
  /** Products that match a keyword; the search_type all also looks into descriptions. */
  searchPliable: SearchResult;
  /** The path of a category; null when the shop has no such category. */
  categoryBySlug: Maybe<CategoryPath>;
  /** What a storefront asks first: the shop's public settings and the visitor's cart. */
  initSettings: InitSettings;
  /** The products of a list or slider. */
  sliderProducts: SliderProducts;
  /** A CMS page by its slug. basicAttributes leaves its HTML out; checkRedirect tells where a renamed one went. */
  getTemplateBySlug: Maybe<TemplateAnswer>;
  /** A template by id; one for preview alone needs the token of its preview link. */
  template: Template;
  /** A page the app finds by its name: Homepage, Search, 404 Page, checkout-success. */
  getTemplateByPageType: Template;
  /** What is stored under the attribute names of a template, found by slug (a page) or name (anything else). */
  getWidgetContent: WidgetContentAnswer;
};


/** Each file beside this one adds its calls. */
export type QueryGetCartSummaryArgs = {
  is_first?: InputMaybe<Scalars['Boolean']['input']>;
  is_checkout?: InputMaybe<Scalars['Boolean']['input']>;
  payment_method?: InputMaybe<Scalars['String']['input']>;
};


/** Each file beside this one adds its calls. */
export type QueryCategoryArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Each file beside this one adds its calls. */
export type QueryCategoryPliableDataArgs = {
  path?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['JSON']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
  dir?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Each file beside this one adds its calls. */
export type QueryHeaderArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
};


/** Each file beside this one adds its calls. */
export type QueryFooterArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
};


/** Each file beside this one adds its calls. */
export type QueryAllBlockTemplatesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<BlockModel>;
};


/** Each file beside this one adds its calls. */
export type QueryGetAllParsedMenuArgs = {
  _ids: Array<Scalars['String']['input']>;
};


/** Each file beside this one adds its calls. */
export type QueryGetPriceLevelsArgs = {
  productId: Scalars['ID']['input'];
};


/** Each file beside this one adds its calls. */
export type QueryGetDeliveryEstimateInfoArgs = {
  timezone_offset?: InputMaybe<Scalars['Int']['input']>;
  deliveryEstimateId?: InputMaybe<Scalars['String']['input']>;
};


/** Each file beside this one adds its calls. */
export type QueryPageArgs = {
  slug: Scalars['String']['input'];
};


/** Each file beside this one adds its calls. */
export type QueryGetPopupDataArgs = {
  slug?: InputMaybe<Scalars['String']['input']>;
  is_home?: InputMaybe<Scalars['Boolean']['input']>;
  is_search?: InputMaybe<Scalars['Boolean']['input']>;
  is_account?: InputMaybe<Scalars['Boolean']['input']>;
  is_cart?: InputMaybe<Scalars['Boolean']['input']>;
  is_checkout?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Each file beside this one adds its calls. */
export type QueryProductArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** Each file beside this one adds its calls. */
export type QuerySearchPliableArgs = {
  search_type?: InputMaybe<Scalars['String']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['JSON']['input']>;
  params?: InputMaybe<Scalars['JSON']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
  dir?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Each file beside this one adds its calls. */
export type QueryCategoryBySlugArgs = {
  slug: Scalars['String']['input'];
};


/** Each file beside this one adds its calls. */
export type QuerySliderProductsArgs = {
  input: SliderInput;
};


/** Each file beside this one adds its calls. */
export type QueryGetTemplateBySlugArgs = {
  slug: Scalars['String']['input'];
  basicAttributes?: InputMaybe<Scalars['Boolean']['input']>;
  checkRedirect?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Each file beside this one adds its calls. */
export type QueryTemplateArgs = {
  _id: Scalars['Int']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
};


/** Each file beside this one adds its calls. */
export type QueryGetTemplateByPageTypeArgs = {
  name: Scalars['String']['input'];
};


/** Each file beside this one adds its calls. */
export type QueryGetWidgetContentArgs = {
  slug: Scalars['String']['input'];
  preview?: InputMaybe<Scalars['Int']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
  ssr?: InputMaybe<Scalars['Boolean']['input']>;
  modelType?: InputMaybe<TemplateModel>;
};

export type Mutation = {
  /** Puts a product into the cart, as many pieces as are allowed. Starts a guest's session with the first one. */
  addToCart: AddToCartAnswer;
  /** Takes a line out of the cart. */
  removeFromCart: CartAnswer;
  /** Sets quantities, item id to quantity: {12: 3} or {12: {qty: 3}}. Each is made valid. */
  updateCart: CartAnswer;
  /** Signs an e-mail up for news. True also when it was before. */
  saveSignupEmail: Scalars['Boolean']['output'];
  /** Keeps what a form sent. Files follow by POST /api/files/uploadToServer within the hour. */
  saveFormData: FormData;
};


export type MutationAddToCartArgs = {
  input: AddToCartInput;
  rp_info?: InputMaybe<Scalars['JSON']['input']>;
  personalization_data?: InputMaybe<Scalars['JSON']['input']>;
  product_options_data?: InputMaybe<Scalars['JSON']['input']>;
  shouldWaitForCartProcessing?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveFromCartArgs = {
  item_id: Scalars['ID']['input'];
};


export type MutationUpdateCartArgs = {
  products: Scalars['JSON']['input'];
};


export type MutationSaveSignupEmailArgs = {
  input: SignupEmailInput;
};


export type MutationSaveFormDataArgs = {
  input: FormDataInput;
};

export type AddToCartInput = {
  /** A product's purchase_id, or a variation's own id. */
  _id: Scalars['ID']['input'];
  qty?: InputMaybe<Scalars['Int']['input']>;
};

/** How a message is shown: modal asks the shopper to confirm before going on, alert stands beside what was tried. */
export type MessageType =
  | 'modal'
  | 'alert';

export type CartCall =
  | 'addToCart'
  | 'removeFromCart'
  | 'updateCart';

export type MessageStatus =
  | 'success'
  | 'warning'
  | 'danger';

/** What came of a call of the cart, for the shopper; of one line where it names one. */
export type CartMessage = {
  type: CartCall;
  status: MessageStatus;
  message: Scalars['String']['output'];
  item_id: Maybe<Scalars['Long']['output']>;
  name: Maybe<Scalars['String']['output']>;
  qty: Maybe<Scalars['Int']['output']>;
};

export type AddToCartAnswer = {
  success: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** Null when there is nothing to say. */
  messageType: Maybe<MessageType>;
  messages: Array<CartMessage>;
  cart_item_count: Scalars['Int']['output'];
  product: Maybe<Product>;
  summary: CartSummary;
};

export type CartAnswer = {
  success: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  /** Null when there is nothing to say. */
  messageType: Maybe<MessageType>;
  /** The refusal, or a message for each line whose quantity was lowered. */
  messages: Array<CartMessage>;
  cart_item_count: Scalars['Int']['output'];
  summary: CartSummary;
};

export type SummaryAnswer = {
  summary: CartSummary;
};

export type CountAnswer = {
  count: Scalars['Int']['output'];
};

export type CartSummary = {
  _id: Maybe<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  items: Array<CartItem>;
  /** Lines that cannot be bought any more; no total counts them. */
  invalid_items: Array<CartItem>;
  /** Lines whose price is another one than the shopper saw last. */
  changed_items: Array<ChangedItem>;
  amount: Maybe<Scalars['Float']['output']>;
  discount_amount: Maybe<Scalars['Float']['output']>;
  shipping_amount: Maybe<Scalars['Float']['output']>;
  shipping_level_discount: Maybe<Scalars['Float']['output']>;
  /** The shipping fees of its products, on top of shipping_amount. */
  shipping_fee: Maybe<Scalars['Float']['output']>;
  tax_amount: Maybe<Scalars['Float']['output']>;
  other_tax: Array<NamedAmount>;
  grand_total: Maybe<Scalars['Float']['output']>;
  redemptions: Array<Redemption>;
  total_due: Maybe<Scalars['Float']['output']>;
  is_free_quote: Scalars['Boolean']['output'];
  is_tax_known: Scalars['Boolean']['output'];
  needs_shipping: Scalars['Boolean']['output'];
  shipping_method: Maybe<ShippingMethod>;
  shipping_methods: Array<ShippingMethod>;
  messages: Array<Scalars['String']['output']>;
};

export type CartItem = {
  item_id: Scalars['Long']['output'];
  /** The product bought. */
  _id: Scalars['Long']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  sub_title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  class_code: Scalars['String']['output'];
  image: Maybe<Scalars['String']['output']>;
  variation_text: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  price: Maybe<Scalars['Float']['output']>;
  list_price: Maybe<Scalars['Float']['output']>;
  row_total: Maybe<Scalars['Float']['output']>;
  discount_amount: Maybe<Scalars['Float']['output']>;
  /** Of all its pieces, on top of the delivery. */
  shipping_fee: Maybe<Scalars['Float']['output']>;
  tax_amount: Maybe<Scalars['Float']['output']>;
  max_cart_qty: Scalars['Int']['output'];
  /** The most pieces this line may hold. */
  salable_qty: Scalars['Int']['output'];
  stock_status: Scalars['String']['output'];
  stock_status_text: Scalars['String']['output'];
  stock_message: Scalars['String']['output'];
  /** That few pieces are left, in the owner's words or as 'Only 3 in Stock'. */
  low_stock_alert_message: Scalars['String']['output'];
  is_in_stock: Scalars['Boolean']['output'];
  is_backorders: Scalars['Boolean']['output'];
  backorders_qty: Scalars['Int']['output'];
  backorders_message: Scalars['String']['output'];
  non_shippable_product: Scalars['Boolean']['output'];
  /** Why the line keeps the cart from being ordered; empty when it does not. */
  message: Scalars['String']['output'];
};

export type ChangedItem = {
  item_id: Scalars['Long']['output'];
  name: Scalars['String']['output'];
  from_price: Maybe<Scalars['Float']['output']>;
  to_price: Maybe<Scalars['Float']['output']>;
};

export type NamedAmount = {
  name: Scalars['String']['output'];
  amount: Maybe<Scalars['Float']['output']>;
};

export type Redemption = {
  amount: Maybe<Scalars['Float']['output']>;
};

export type ShippingMethod = {
  _id: Scalars['String']['output'];
  method: Scalars['String']['output'];
  title: Scalars['String']['output'];
  price: Maybe<Scalars['Float']['output']>;
  shipping_total: Maybe<Scalars['Float']['output']>;
};

export type CategoryEntry = {
  _id: Scalars['Long']['output'];
  parent_page: Maybe<Scalars['Long']['output']>;
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  path: Scalars['String']['output'];
  category_path: Scalars['String']['output'];
  sub_title: Scalars['String']['output'];
  image: Maybe<Scalars['String']['output']>;
  meta_title: Scalars['String']['output'];
  meta_description: Scalars['String']['output'];
  client_guid: Scalars['String']['output'];
  /** A category that is not active is not answered. */
  is_active: Scalars['Boolean']['output'];
};

export type Category = {
  _id: Scalars['Long']['output'];
  parent_page: Maybe<Scalars['Long']['output']>;
  entity_type: Scalars['String']['output'];
  path: Scalars['String']['output'];
  category_path: Scalars['String']['output'];
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  sub_title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  image: Maybe<Scalars['String']['output']>;
  image_mobile: Maybe<Scalars['String']['output']>;
  display_option: Scalars['String']['output'];
  optional_content: Maybe<OptionalContent>;
  page_title: Scalars['String']['output'];
  /** The robots setting its page follows, such as index_follow. */
  seo_crawler_setting: Scalars['String']['output'];
  meta_title: Scalars['String']['output'];
  meta_description: Scalars['String']['output'];
  meta_keyword: Scalars['String']['output'];
  client_guid: Scalars['String']['output'];
  /** A category that is not active is not answered. */
  is_active: Scalars['Boolean']['output'];
  breadcrumb: Array<CategoryLink>;
  children: Array<CategoryLink>;
  /** A page of its products, as categoryPliableData answers it. */
  pliable_data: Maybe<PliableData>;
};


export type CategoryPliable_DataArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
  dir?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type OptionalContent = {
  title: Scalars['String']['output'];
  sub_title: Scalars['String']['output'];
  description: Scalars['String']['output'];
};

export type CategoryLink = {
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type PliableData = {
  paging: Paging;
  data: Array<ProductCard>;
  filter: Array<FilterGroup>;
  currentSortCode: Scalars['String']['output'];
};

/** Pages count from 1; total is the number of pages. */
export type Paging = {
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  limit: Scalars['Int']['output'];
  itemTotal: Scalars['Int']['output'];
};

/** A group of filters: its counts ignore what is chosen of it. min and max are prices in major units, or ratings. */
export type FilterGroup = {
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** select, category, range, rating or hidden */
  type: Scalars['String']['output'];
  buckets: Array<FilterBucket>;
  min: Maybe<Scalars['Float']['output']>;
  max: Maybe<Scalars['Float']['output']>;
};

export type FilterBucket = {
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  doc_count: Scalars['Int']['output'];
};

export type SignupEmailInput = {
  email: Scalars['String']['input'];
  recaptcha_token?: InputMaybe<Scalars['String']['input']>;
};

export type FormDataInput = {
  /** The number the form's owner gave it. */
  form: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  content: Array<FormValueInput>;
  /** E-mails of the form's own fields whose owner opted in. */
  email_opted?: InputMaybe<Array<Scalars['String']['input']>>;
  recaptcha_token?: InputMaybe<Scalars['String']['input']>;
  /** 'Website Signup' or 'Website Signup(name)'; the form's own when left out. */
  source?: InputMaybe<Scalars['String']['input']>;
};

export type FormValueInput = {
  wuid: Scalars['String']['input'];
  /** A text or a number; a checkbox is 'On' or 'Off', or true or false. */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

export type FormData = {
  /** A secret of whoever sent it: it lets files follow. */
  _id: Scalars['ID']['output'];
  content: Array<FormValue>;
  createdAt: Scalars['String']['output'];
  updatedAt: Scalars['String']['output'];
};

export type FormValue = {
  wuid: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type BlockModel =
  | 'block'
  | 'form';

export type FrameTemplate = {
  _id: Scalars['Long']['output'];
  name: Scalars['String']['output'];
  entity_type: Scalars['String']['output'];
  render_html: Scalars['String']['output'];
  is_primary: Scalars['Boolean']['output'];
  /** Menus its widgets show. */
  menu_ids: Array<Scalars['String']['output']>;
  /** Attribute name to type, props and items. */
  final_widget_content: Scalars['JSON']['output'];
};

export type BlockTemplates = {
  templates: Array<Template>;
  paging: BlockPaging;
};

export type BlockPaging = {
  begin: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
  limit: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  total_pages: Scalars['Int']['output'];
};

export type PriceLevels = {
  priceLevels: Array<PriceLevel>;
};

export type PriceLevel = {
  _id: Scalars['ID']['output'];
  customer_groups: Array<Scalars['String']['output']>;
  min_qty: Scalars['Int']['output'];
  price: Scalars['Float']['output'];
  savePercent: Scalars['Int']['output'];
};

export type DeliveryEstimateInfo = {
  /** Null where the shop promises nothing. */
  deliveryEstimate: Maybe<Scalars['String']['output']>;
};

export type PageAnswer = {
  /** page, category, product, redirect or 404 */
  page_type: Scalars['String']['output'];
  /** The HTTP status the address is answered with. */
  status: Scalars['Int']['output'];
  /** Id of the template, category or product. */
  entity_id: Maybe<Scalars['Long']['output']>;
  slug: Maybe<Scalars['String']['output']>;
  template: Maybe<Template>;
  redirectResponse: Maybe<RedirectResponse>;
};

export type PopupAnswer = {
  /** Whether the shop asks for the visitor's age on this page; the cookie age_confirm holds the answer. */
  age_confirmation: Scalars['Boolean']['output'];
  popups: Array<Popup>;
};

export type Popup = {
  /** Attribute name of its content. */
  attribute: Scalars['String']['output'];
  /** Type, props and items. */
  content: Scalars['JSON']['output'];
};

export type ProductCard = {
  _id: Scalars['Long']['output'];
  sku: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  sub_title: Scalars['String']['output'];
  short_description: Scalars['String']['output'];
  class_code: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  /** What the filter brand takes; empty for none. */
  brandid: Scalars['String']['output'];
  /** An archived product is not answered. */
  archived: Scalars['Boolean']['output'];
  image: Maybe<Scalars['String']['output']>;
  images: Array<Image>;
  client_guid: Scalars['String']['output'];
  currency: Maybe<Scalars['String']['output']>;
  /** Before reductions. Null, as every price, where it is hidden. */
  price: Maybe<Scalars['Float']['output']>;
  final_price: Maybe<Scalars['Float']['output']>;
  /** The price struck through. */
  msrp: Maybe<Scalars['Float']['output']>;
  /** Added for each piece that is shipped. */
  shipping_fee: Maybe<Scalars['Float']['output']>;
  /** What price_measure costs; null for what is not measured. */
  price_per_measure: Maybe<Scalars['Float']['output']>;
  /** What its price is compared by, such as 100 ml. */
  price_measure: Maybe<Scalars['String']['output']>;
  save_percent: Scalars['Int']['output'];
  is_starting_at: Scalars['Boolean']['output'];
  hide_price: Scalars['Boolean']['output'];
  /** visible, in-cart, sign-in, pending or none */
  price_state: Scalars['String']['output'];
  stockStatus: Scalars['String']['output'];
  stock_status: Scalars['String']['output'];
  stockStatusText: Scalars['String']['output'];
  stockMessage: Scalars['String']['output'];
  low_stock_alert_message: Scalars['String']['output'];
  available_for_sale: Scalars['Boolean']['output'];
  unavailable_for_sale: Scalars['Boolean']['output'];
  isInStock: Scalars['Boolean']['output'];
  isBackorders: Scalars['Boolean']['output'];
  review_count: Scalars['Int']['output'];
  /** 0 to 5 stars; 0 for none. */
  review_avg_rating: Scalars['Float']['output'];
  /** The categories it is listed in, the primary one first. */
  categories: Array<CategoryLink>;
  primary_category: Maybe<CategoryLink>;
  default_variation_sku: Maybe<Scalars['String']['output']>;
  /** Class of what the card stands for, where that is a variation; else null. */
  child_class_code: Maybe<Scalars['String']['output']>;
  card_action: Scalars['String']['output'];
};

export type Product = {
  _id: Scalars['Long']['output'];
  sku: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  sub_title: Scalars['String']['output'];
  short_description: Scalars['String']['output'];
  class_code: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  /** What the filter brand takes; empty for none. */
  brandid: Scalars['String']['output'];
  /** An archived product is not answered. */
  archived: Scalars['Boolean']['output'];
  image: Maybe<Scalars['String']['output']>;
  images: Array<Image>;
  client_guid: Scalars['String']['output'];
  currency: Maybe<Scalars['String']['output']>;
  /** Before reductions. Null, as every price, where it is hidden. */
  price: Maybe<Scalars['Float']['output']>;
  final_price: Maybe<Scalars['Float']['output']>;
  /** The price struck through. */
  msrp: Maybe<Scalars['Float']['output']>;
  /** Added for each piece that is shipped. */
  shipping_fee: Maybe<Scalars['Float']['output']>;
  /** What price_measure costs; null for what is not measured. */
  price_per_measure: Maybe<Scalars['Float']['output']>;
  /** What its price is compared by, such as 100 ml. */
  price_measure: Maybe<Scalars['String']['output']>;
  save_percent: Scalars['Int']['output'];
  is_starting_at: Scalars['Boolean']['output'];
  hide_price: Scalars['Boolean']['output'];
  /** visible, in-cart, sign-in, pending or none */
  price_state: Scalars['String']['output'];
  stockStatus: Scalars['String']['output'];
  stock_status: Scalars['String']['output'];
  stockStatusText: Scalars['String']['output'];
  stockMessage: Scalars['String']['output'];
  low_stock_alert_message: Scalars['String']['output'];
  available_for_sale: Scalars['Boolean']['output'];
  unavailable_for_sale: Scalars['Boolean']['output'];
  isInStock: Scalars['Boolean']['output'];
  isBackorders: Scalars['Boolean']['output'];
  review_count: Scalars['Int']['output'];
  /** 0 to 5 stars; 0 for none. */
  review_avg_rating: Scalars['Float']['output'];
  /** The categories it is listed in, the primary one first. */
  categories: Array<CategoryLink>;
  primary_category: Maybe<CategoryLink>;
  description: Scalars['String']['output'];
  /** Global Trade Item Number of what is shown; empty for none. */
  gtin: Scalars['String']['output'];
  /** What a piece holds and by what its price is compared, such as '750 ml / 100 ml'; empty for none. */
  unit_price_measure: Scalars['String']['output'];
  /** Empty for the product's name. */
  meta_title: Scalars['String']['output'];
  /** Empty for the beginning of what is said of the product. */
  meta_description: Scalars['String']['output'];
  breadcrumb: Array<CategoryLink>;
  /** What addToCart takes; null when nothing can be bought here. */
  purchase_id: Maybe<Scalars['Long']['output']>;
  /** Pieces one cart may hold, at most 100. */
  salableQty: Scalars['Int']['output'];
  /** Of salableQty, the pieces that are ready to go. */
  stockQty: Scalars['Int']['output'];
  /** Of salableQty, the pieces that would be backordered. */
  backordersQty: Scalars['Int']['output'];
  /** What is said of them; empty for nothing. */
  backordersMessage: Scalars['String']['output'];
  /** The product's own limit for one cart, at most 100. */
  maxCartQty: Scalars['Int']['output'];
  /** The variation it opens on where none is named, if its owner set one. */
  default_variation_sku: Maybe<Scalars['String']['output']>;
  variation_sku: Maybe<Scalars['String']['output']>;
  variation_text: Maybe<Scalars['String']['output']>;
  variants: Array<Variant>;
  /** What its variations are offered at. */
  variations: Array<Variation>;
  /** The price levels open to the visitor, of the variation that is shown. */
  available_price_levels: Array<PriceLevel>;
  backorder_message: Scalars['String']['output'];
  item_delivery_info: Scalars['String']['output'];
  /** What getDeliveryEstimateInfo takes as deliveryEstimateId; null for the shop's first. */
  delivery_estimate: Maybe<Scalars['String']['output']>;
  is_delivery_estimate_is_override: Scalars['Boolean']['output'];
  cigarstrength: Maybe<Scalars['String']['output']>;
  cigarorigin: Maybe<Scalars['String']['output']>;
  cigarwrapper: Maybe<Scalars['String']['output']>;
  cigarbinder: Maybe<Scalars['String']['output']>;
  cigarfiller: Maybe<Scalars['String']['output']>;
  cigarbrandline: Maybe<Scalars['String']['output']>;
  price_level_texts: Array<Scalars['String']['output']>;
  attributes: Array<ProductAttribute>;
  children: Array<ProductCard>;
};

export type Variation = {
  /** Its values, joined by ' | '. */
  variation_text: Scalars['String']['output'];
  product: VariationProduct;
};

export type VariationProduct = {
  /** What addToCart takes. */
  _id: Scalars['Long']['output'];
  sku: Scalars['String']['output'];
  image: Maybe<Scalars['String']['output']>;
  currency: Maybe<Scalars['String']['output']>;
  price: Maybe<Scalars['Float']['output']>;
  final_price: Maybe<Scalars['Float']['output']>;
  msrp: Maybe<Scalars['Float']['output']>;
  shipping_fee: Maybe<Scalars['Float']['output']>;
  /** What price_measure costs; null for what is not measured. */
  price_per_measure: Maybe<Scalars['Float']['output']>;
  /** What its price is compared by, such as 100 ml. */
  price_measure: Maybe<Scalars['String']['output']>;
  save_percent: Scalars['Int']['output'];
  hide_price: Scalars['Boolean']['output'];
  price_state: Scalars['String']['output'];
  stockStatus: Scalars['String']['output'];
  stock_status: Scalars['String']['output'];
  stockStatusText: Scalars['String']['output'];
  stockMessage: Scalars['String']['output'];
  isInStock: Scalars['Boolean']['output'];
  isBackorders: Scalars['Boolean']['output'];
  unavailable_for_sale: Scalars['Boolean']['output'];
};

export type Variant = {
  label: Scalars['String']['output'];
  display_type: Scalars['String']['output'];
  options: Array<VariantOption>;
};

export type VariantOption = {
  value: Scalars['String']['output'];
  selected: Scalars['Boolean']['output'];
  enabled: Scalars['Boolean']['output'];
  status_text: Scalars['String']['output'];
  sku: Maybe<Scalars['String']['output']>;
};

export type ProductAttribute = {
  label: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
};

export type Image = {
  url: Scalars['String']['output'];
  srcset: Scalars['String']['output'];
  alt: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
};

export type SearchResult = {
  success: Scalars['Boolean']['output'];
  categories: Array<CategoryLink>;
  products: Array<ProductCard>;
  filter: Array<FilterGroup>;
  paging: SearchPaging;
};

/** begin and end count products from 1. */
export type SearchPaging = {
  begin: Scalars['Int']['output'];
  end: Scalars['Int']['output'];
  limit: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  total_products: Scalars['Int']['output'];
  total_pages: Scalars['Int']['output'];
};

export type CategoryPath = {
  path: Scalars['String']['output'];
};

export type InitSettings = {
  success: Scalars['Boolean']['output'];
  settings: Settings;
  summary: CartSummary;
};

export type Settings = {
  client: Client;
  general: GeneralSettings;
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
  /** Colours and fonts, as the owner set them. */
  active_theme: Scalars['JSON']['output'];
  active_review_module: Scalars['Boolean']['output'];
  /** ISO 3166 codes. */
  checkout_countries: Array<Scalars['String']['output']>;
  us_restrict_states: Array<Scalars['String']['output']>;
  /** Who sells in this shop; of a seller's own shop, that seller alone. */
  sellers: Array<Seller>;
  /** The guids of those sellers. */
  client_guids: Array<Scalars['String']['output']>;
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
  cluster_suffix: Scalars['String']['output'];
};

export type Client = {
  type: Scalars['String']['output'];
  code: Scalars['String']['output'];
  guid: Scalars['String']['output'];
  name: Scalars['String']['output'];
  industry: Scalars['String']['output'];
  status: Scalars['String']['output'];
  frontend_status: Scalars['Boolean']['output'];
  /** Code and guid of the marketplace it belongs to; null for an essential shop. */
  marketplace: Maybe<Scalars['String']['output']>;
  marketplace_guid: Maybe<Scalars['String']['output']>;
};

export type Seller = {
  _id: Scalars['String']['output'];
  guid: Scalars['String']['output'];
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Of the seller's own shop; empty for none. */
  logo: Scalars['String']['output'];
};

export type ClientAddress = {
  address_line1: Scalars['String']['output'];
  city_locality: Scalars['String']['output'];
  state_province: Scalars['String']['output'];
  postal_code: Scalars['String']['output'];
};

export type RecaptchaSettings = {
  /** Empty while forms ask for no captcha. */
  site_key: Scalars['String']['output'];
};

export type AnalyticsSettings = {
  /** Empty while analytics is off. */
  measurement_id: Scalars['String']['output'];
};

/** The same that POST /api/setting/configuration answers. */
export type Features = {
  analytics: Scalars['Boolean']['output'];
  email_capture: Scalars['Boolean']['output'];
  email_marketing: Scalars['Boolean']['output'];
  prevent_checkout: Scalars['Boolean']['output'];
  recaptcha: Scalars['Boolean']['output'];
  request_quote: Scalars['Boolean']['output'];
  review: Scalars['Boolean']['output'];
};

export type OrderAttribute = {
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  is_required: Scalars['Boolean']['output'];
};

export type InventorySettings = {
  /** Pieces of one product a cart may hold at most. */
  max_cart_qty: Scalars['Int']['output'];
};

export type ContentSettings = {
  /** The networks of the footer, in their order. */
  footer_social: Array<SocialNetwork>;
};

export type SocialNetwork = {
  network: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type OtherSettings = {
  time_zone: Scalars['String']['output'];
  /** Years a customer must have where a birth date is asked for. */
  legal_age: Scalars['Int']['output'];
  /** Products on a page of a category, and their order. */
  page_size: Scalars['Int']['output'];
  default_sort: Scalars['String']['output'];
};

export type GeneralSettings = {
  app: AppSettings;
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  tagline: Scalars['String']['output'];
  logo: Scalars['String']['output'];
};

export type AppSettings = {
  name: Scalars['String']['output'];
  base_url: Scalars['String']['output'];
};

export type SeoSettings = {
  robots: Scalars['String']['output'];
  title_suffix: Scalars['String']['output'];
};

export type ModuleSettings = {
  sociallogins: SocialLoginSettings;
  order_management: OrderManagementSettings;
};

export type SocialLoginSettings = {
  hide_price_for_anonymous: Scalars['Boolean']['output'];
};

export type OrderManagementSettings = {
  prevent_checkout: Scalars['Boolean']['output'];
  prevent_checkout_message: Scalars['String']['output'];
  allow_request_quote: Scalars['Boolean']['output'];
};

export type SliderInput = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  /** bestmatch (the type's own order), bestseller, newest, featured, price, name or id; also as field-direction. */
  sort_by?: InputMaybe<Scalars['String']['input']>;
  sort_dir?: InputMaybe<Scalars['String']['input']>;
  /** bestsellers, newest, featured, similar or manual */
  type?: InputMaybe<Scalars['String']['input']>;
  /** Slugs of categories; products of any of them, or of one beneath, are listed. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only featured products. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Of manual: SKUs in the order they are shown. */
  sku_list?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of similar: the product others are similar to. */
  product_id?: InputMaybe<Scalars['ID']['input']>;
  excluded_product_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Products with any of these words, those with more of them first. */
  like_text?: InputMaybe<Scalars['String']['input']>;
  /** Products of this seller alone; a seller the shop does not have sells nothing here. */
  seller_guid?: InputMaybe<Scalars['ID']['input']>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
};

export type SliderProducts = {
  products: Array<ProductCard>;
  paging: SearchPaging;
};

export type TemplateModel =
  | 'page'
  | 'header'
  | 'footer'
  | 'checkout_header'
  | 'checkout_footer'
  | 'block'
  | 'form';

export type WidgetContentAnswer = {
  success: Scalars['Boolean']['output'];
  /** Attribute name to type, props and items. */
  content: Scalars['JSON']['output'];
};

export type TemplateAnswer = {
  template: Maybe<Template>;
  redirectResponse: Maybe<RedirectResponse>;
};

export type Template = {
  _id: Scalars['Long']['output'];
  name: Scalars['String']['output'];
  entity_type: Scalars['String']['output'];
  slug: Maybe<Scalars['String']['output']>;
  /** default, checkout, no-layout, static or store */
  layout: Scalars['String']['output'];
  meta_title: Scalars['String']['output'];
  meta_description: Scalars['String']['output'];
  /** The owner's HTML with its widget placeholders. */
  render_html: Maybe<Scalars['String']['output']>;
  /** Answers 404 wherever it is shown. */
  is_404_page: Scalars['Boolean']['output'];
  /** all (render_html is the whole document), body, or empty */
  static_type: Scalars['String']['output'];
  origin_type: Scalars['String']['output'];
  user_settings: Scalars['JSON']['output'];
  header_id: Maybe<Scalars['Long']['output']>;
  footer_id: Maybe<Scalars['Long']['output']>;
  /** Attribute names of its widgets, in the order of the page. */
  mapped_attributes: Array<Scalars['String']['output']>;
  /** Attribute name to type, props and items. */
  widgets: Scalars['JSON']['output'];
};

export type RedirectResponse = {
  success: Scalars['Boolean']['output'];
  redirectData: RedirectData;
};

export type RedirectData = {
  /** 301 */
  redirect_type: Scalars['String']['output'];
  /** A path of the shop. */
  to: Scalars['String']['output'];
};
