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
      "limit page sort_by sort_dir type categories featured brand excluded_product_ids like_text sellerId seller_guid sku_list",
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

/** Fields that storefronts read. `later` lists those of features that do not exist yet. */
export const things: Record<string, { has: string[]; later: string[] }> = {
  Settings: {
    has: words(`active_theme general others modules inventory content recaptcha analytics checkout_countries
      us_restrict_states features order_attributes client sellers client_guids client_address active_review_module`),
    later: words("client_products blocks"),
  },
  Client: {
    has: words("type code guid industry marketplace marketplace_guid status frontend_status"),
    later: [],
  },
  ModuleSettings: {
    has: words("sociallogins order_management messages shopping_list save_for_later"),
    later: [],
  },
  OrderManagementSettings: {
    has: words("prevent_checkout allow_request_quote prevent_checkout_message"),
    later: [],
  },
  Seller: { has: words("_id guid code logo name"), later: [] },
  ClientAddress: { has: words("address_line1 city_locality state_province postal_code"), later: [] },
  Product: {
    has: words(`_id client_guid name sub_title short_description description sku slug image images archived
      class_code children price final_price msrp hide_price shipping_fee item_delivery_info
      is_delivery_estimate_is_override delivery_estimate available_price_levels salableQty stockQty backordersQty
      backordersMessage maxCartQty available_for_sale unavailable_for_sale stockStatus stock_status stockStatusText
      stockMessage isInStock isBackorders backorder_message low_stock_alert_message review_count review_avg_rating
      variations variants default_variation_sku categories primary_category brand brandid cigarstrength cigarorigin
      cigarwrapper cigarbinder cigarfiller cigarbrandline product_options_fee personalization_options
      product_option_set product_options product_option_rules is_fav shopping_lists`),
    later: words(`JPIN JPINslug variable_JPIN JPINimages limit_shipping_option backorderExpectedShipDate`),
  },
  ProductCard: {
    has: words(`_id sku name sub_title slug class_code child_class_code price final_price msrp hide_price image images
      stock_status stockStatus stockStatusText stockMessage unavailable_for_sale available_for_sale
      low_stock_alert_message isInStock isBackorders review_count review_avg_rating client_guid archived
      short_description default_variation_sku categories primary_category brand brandid`),
    later: words("product_option_set JPIN JPINslug variable_JPIN"),
  },
  ShoppingList: { has: words("_id name count"), later: [] },
  Variant: { has: words("label display_type options"), later: words("button_setting") },
  VariantOption: { has: words("value selected enabled"), later: [] },
  Variation: { has: words("variation_text product"), later: ["is_from_jpin"] },
  PriceLevel: { has: words("_id customer_groups min_qty price savePercent"), later: [] },
  Category: {
    has: words(`_id parent_page name title slug image image_mobile description sub_title display_option breadcrumb
      meta_title meta_description meta_keyword optional_content pliable_data seo_crawler_setting category_path
      client_guid is_active page_title path entity_type`),
    later: [],
  },
  Paging: { has: words("page total limit itemTotal"), later: [] },
  SearchPaging: { has: words("begin end limit page total_products total_pages"), later: [] },
  FilterGroup: { has: words("type buckets max min"), later: [] },
  FilterBucket: { has: words("key name doc_count"), later: [] },
  Template: {
    has: words(
      "_id name entity_type render_html mapped_attributes origin_type user_settings header_id footer_id widgets",
    ),
    later: [],
  },
  FrameTemplate: { has: words("_id name render_html menu_ids is_primary final_widget_content"), later: [] },
  RedirectResponse: { has: words("success redirectData"), later: [] },
  RedirectData: { has: words("redirect_type to"), later: [] },
  CartItem: {
    has: words(`item_id _id name sku slug image qty price row_total discount_amount shipping_fee max_cart_qty salable_qty
      stock_status stock_status_text stock_message is_in_stock backorders_qty backorders_message is_backorders class_code
      low_stock_alert_message sub_title non_shippable_product personalization_data product_options_data is_freebie is_favorite
      auto_added_by is_subscription qty2 discount unit_item_discount percent subtotal weight stock_qty backorders website_visibility
      client_guid item_delivery_info delivery_estimate limit_shipping_option limit_shipping_option_text
      shipping_restriction`),
    later: words("JPIN variable_JPIN JPINslug"),
  },
  CartSummary: {
    has: words(`_id amount applied_discounts prompts discount_amount grand_total items invalid_items changed_items redemptions shipping_amount
      shipping_fee shipping_level_discount shipping_method shipping_methods tax_amount total_due is_free_quote other_tax
      billing_address shipping_address paypal_tnx itemErrors message limit_items customer_birthdate seller`),
    later: [],
  },
  ShippingMethod: { has: words("method price shipping_total title _id default_info"), later: [] },
};
