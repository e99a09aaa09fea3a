const words = (text: string) => text.trim().split(/\s+/);

/** The calls of storefronts: their arguments (for an `input` its fields), and the fields they read. */
export const calls: Record<string, { takes: string[]; reads: string[] }> = {
  initSettings: { takes: [], reads: words("success settings summary") },
  getCartSummary: { takes: words("is_first is_checkout payment_method"), reads: ["summary"] },
  getCartCount: { takes: [], reads: ["count"] },
  getMarketplaceCarts: { takes: ["is_first"], reads: ["carts"] },
  addToCart: {
    takes: words(
      "input._id input.qty rp_info personalization_data product_options_data shouldWaitForCartProcessing",
    ),
    reads: words("product success cart_item_count message messageType requestedQty addedQty qtyInCart"),
  },
  removeFromCart: { takes: ["item_id"], reads: words("success message messageType summary") },
  updateCart: { takes: ["products"], reads: words("success message messageType messages summary") },
  sliderProducts: {
    takes: words(
      "limit page sort_by sort_dir type categories featured brand visible available excluded_product_ids like_text sellerId seller_guid sku_list",
    ).map((name) => `input.${name}`),
    reads: ["products"],
  },
  searchPliable: {
    takes: words("search_type keyword filter params page order dir limit"),
    reads: words("categories products filter paging"),
  },
  categoryPliableData: {
    takes: words("path slug filter page order dir limit"),
    reads: words("paging data filter currentSortCode"),
  },
  categoryList: { takes: [], reads: words("_id name slug path") },
  category: { takes: ["slug"], reads: words("_id name slug pliable_data") },
  categoryBySlug: { takes: ["slug"], reads: ["path"] },
  getTemplateBySlug: {
    takes: words("slug basicAttributes checkRedirect"),
    reads: words("template redirectResponse"),
  },
  template: { takes: ["_id"], reads: ["render_html"] },
  getTemplateByPageType: { takes: ["name"], reads: ["render_html"] },
  header: { takes: ["name"], reads: ["render_html"] },
  footer: { takes: ["name"], reads: ["render_html"] },
  checkoutHeader: { takes: [], reads: ["render_html"] },
  checkoutFooter: { takes: [], reads: ["render_html"] },
  allHeader: { takes: [], reads: ["render_html"] },
  allFooter: { takes: [], reads: ["render_html"] },
  getWidgetContent: { takes: words("slug preview ssr modelType"), reads: ["content"] },
  getPopupData: {
    takes: words("slug is_home is_search is_account is_cart is_checkout"),
    reads: ["popups"],
  },
  allBlockTemplates: { takes: words("limit page sort type"), reads: ["templates"] },
  getAllParsedMenu: { takes: ["_ids"], reads: [] },
  processedReviews: {
    takes: words("product childrenProductIds processAll perPage currentPage"),
    reads: words("success reviews stars count avg_rating page_count review_submitted"),
  },
  addProductReview: {
    takes: words("product nick_name title content star").map((name) => `input.${name}`),
    reads: ["success"],
  },
  askStockNotice: { takes: ["input.product", "input.email"], reads: ["success"] },
  getPriceLevels: { takes: ["productId"], reads: ["priceLevels"] },
  getDeliveryEstimateInfo: {
    takes: words("deliveryEstimateId timezone_offset"),
    reads: ["deliveryEstimate"],
  },
  page: { takes: ["slug"], reads: words("page_type template redirectResponse") },
  product: { takes: words("_id slug"), reads: ["name"] },
  saveSignupEmail: { takes: words("input.email input.recaptcha_token"), reads: [] },
  saveFormData: {
    takes: words("form version content email_opted recaptcha_token source").map((name) => `input.${name}`),
    reads: words("_id content createdAt updatedAt"),
  },
  applyCouponCode: { takes: ["code"], reads: ["success", "message", "messages", "summary"] },
  removeCouponCode: { takes: ["code"], reads: ["success", "message", "messages", "summary"] },
  selectFreebie: { takes: ["input.prompt", "input.sku"], reads: ["success", "message", "summary"] },
};

/** Fields that storefronts read, by type; two are not published (rule api-18). */
export const fieldsOfTypes: Record<string, string[]> = {
  Settings:
    words(`active_theme general others modules inventory content recaptcha analytics checkout_countries
    us_restrict_states features order_attributes client sellers client_guids client_products client_address
    active_review_module blocks`),
  GeneralSettings: words("app"),
  AppSettings: words("name base_url"),
  ContentSettings: words("footer_social"),
  RecaptchaSettings: words("site_key"),
  AnalyticsSettings: words("measurement_id"),
  Client: words(`type code guid industry marketplace marketplace_guid status frontend_status`),
  ModuleSettings: words("sociallogins order_management messages shopping_list save_for_later"),
  SocialLoginSettings: words("hide_price_for_anonymous"),
  OrderManagementSettings: words("prevent_checkout allow_request_quote prevent_checkout_message"),
  MessagesSettings: words(`is_active is_active_checkout character_limit checkout_label support_file_types
    is_enable_messages_on_product_pages`),
  ShoppingListSettings: words("enable description name"),
  SaveForLaterSettings: words("enable description save_action_text saved_item_text"),
  Seller: words("_id guid code logo name"),
  ClientAddress: words("address_line1 city_locality state_province postal_code"),
  Product:
    words(`_id id child_class_code client_guid name actual_name sub_title short_description description sku slug attributes image
    images archived website_visibility class_code children parentVariableProduct parent_id variable_product
    variation_settings price final_price msrp hide_price product_options_fee shipping_fee
    non_shippable_product item_delivery_info limit_shipping_option is_delivery_estimate_is_override
    delivery_estimate available_price_levels salableQty qty stockQty backordersQty backordersMessage backorderExpectedShipDate
    maxCartQty manageStock available_for_sale unavailable_for_sale stockStatus
    stock_status stockStatusText stockMessage isInStock isBackorders backorder_message
    low_stock_alert_message personalization_options allow_backorders review_count review_avg_rating
    product_type variations variants default_variation_sku variation_display shopping_lists is_fav
    invalid_personalization_data invalid_product_options_data product_option_set product_options
    product_option_rules product_options_data personalization_data selections categories primary_category brand brandid
    cigarstrength cigarorigin cigarwrapper cigarbinder cigarfiller cigarbrandline JPIN JPINslug
    variable_JPIN JPINimages`),
  ProductAttribute: words("slug"),
  ProductType: words("name"),
  ParentProduct: words("_id class_code images isLoadedFirstTime website_display"),
  VariationSettings: words("variable_linked_image variable_image_index"),
  Selection: words("label attribute_label attribute_code options"),
  SelectionOption: words("label value products"),
  ProductCard:
    words(`_id id sku name sub_title slug class_code child_class_code product_option_set price final_price msrp
    hide_price image images stock_status stockStatus stockStatusText stockMessage unavailable_for_sale
    available_for_sale low_stock_alert_message isInStock isBackorders salableQty stockQty backordersQty
    backordersMessage backorderExpectedShipDate maxCartQty review_count review_avg_rating client_guid
    archived short_description default_variation_sku variations categories primary_category brand brandid
    cigarstrength cigarorigin cigarwrapper cigarbinder cigarfiller JPIN JPINslug variable_JPIN`),
  CategoryLink: words("slug"),
  ShoppingList: words("_id name count"),
  PersonalizationOption: words("code label type required displayed character_limit"),
  ProductOption:
    words(`_id label help_text option_type is_required initial_visibility text_limit additional_fee
    placeholder_text icon thumbnail values`),
  TextLimit: words("min max"),
  OptionThumbnail: words("type value enlarge"),
  ProductOptionValue: words("_id label is_default additional_fee thumbnail initial_visibility"),
  OptionRule: words("operator conditions actions"),
  OptionCondition: words("option values operator"),
  OptionAction: words("option action values"),
  Variant: words("_id label display_type button_setting options"),
  VariantOption: words("value selected enabled"),
  Variation: words("variation_text product variation_settings is_from_jpin"),
  AvailablePriceLevel: words("qty price"),
  PriceLevel: words("_id customer_groups min_qty price savePercent"),
  Category:
    words(`_id parent_page name title slug image image_mobile description sub_title display_option breadcrumb
    meta_title meta_description meta_keyword optional_content pliable_data seo_crawler_setting category_path
    client_guid is_active page_title path entity_type`),
  OptionalContent: words("title sub_title description show"),
  PliableData: words("paging data filter currentSortCode"),
  Paging: words("page total limit itemTotal"),
  SearchPaging: words("begin end limit page total_products total_pages"),
  FilterGroup: words("type buckets max min"),
  FilterBucket: words("key name doc_count"),
  Review:
    words(`_id star title content images time_from_now display_date customer is_guest guest_info product reply
    status likes buy_already reason_rejected`),
  ReviewCustomer: words("nick_name"),
  ReviewGuest: words("display_name"),
  ReviewedProduct: words("_id"),
  ReviewReply: words("content first_name last_name"),
  Template: words(
    `_id name entity_type render_html mapped_attributes origin_type user_settings header_id footer_id widgets`,
  ),
  FrameTemplate: words("_id name render_html menu_ids is_primary final_widget_content"),
  RedirectResponse: words("success redirectData"),
  RedirectData: words("redirect_type to"),
  CartItem:
    words(`item_id _id name sku slug image qty qty2 price row_total discount discount_amount unit_item_discount
    percent subtotal shipping_fee weight max_cart_qty salable_qty stock_qty stock_status stock_status_text
    stock_message is_in_stock backorders backorders_qty backorders_message is_backorders is_freebie
    auto_added_by is_subscription is_favorite class_code website_visibility client_guid personalization_data
    item_delivery_info delivery_estimate product_options_data limit_shipping_option
    limit_shipping_option_text non_shippable_product low_stock_alert_message sub_title shipping_restriction
    JPIN variable_JPIN JPINslug`),
  CartSummary:
    words(`_id amount applied_discounts discount_amount grand_total items invalid_items changed_items prompts
    redemptions billing_address shipping_address shipping_amount shipping_fee shipping_level_discount
    shipping_method shipping_methods tax_amount total_due is_free_quote paypal_tnx itemErrors message
    limit_items customer_birthdate other_tax seller payment_methods`),
  PaymentMethod: words("code title sellerGuid"),
  CartPrompt: words("freebie options"),
  Redemption: words("amount"),
  ShippingMethod: words("method price shipping_total title _id default_info"),
  CartMessage: words("type status message"),
  AddToCartAnswer: words("qtyInCart requestedQty addedQty"),
  FormData: words("_id content createdAt updatedAt"),
};
