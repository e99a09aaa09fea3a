/** SDL of the cart (part 2, §3 and §7). Amounts are in major units; null where prices are kept from the visitor. */
export const cartTypes = /* GraphQL */ `
  type Query {
    "The visitor's cart at this moment's prices and stock."
    getCartSummary(is_first: Boolean, is_checkout: Boolean, payment_method: String): SummaryAnswer!
    "Pieces in the visitor's cart."
    getCartCount: CountAnswer!
  }
  type Mutation {
    "Puts a product into the cart, as many pieces as are allowed. Starts a guest's session with the first one."
    addToCart(
      input: AddToCartInput!
      rp_info: JSON
      personalization_data: JSON
      product_options_data: JSON
      "Accepted; the answer always has the finished cart."
      shouldWaitForCartProcessing: Boolean
    ): AddToCartAnswer!
    "Takes a line out of the cart."
    removeFromCart(item_id: ID!): CartAnswer!
    "Sets quantities, item id to quantity: {12: 3} or {12: {qty: 3}}. Each is made valid."
    updateCart(products: JSON!): CartAnswer!
  }
  input AddToCartInput {
    "A product's purchase_id, or a variation's own id."
    _id: ID!
    qty: Int = 1
  }
  type AddToCartAnswer {
    success: Boolean!
    message: String!
    cart_item_count: Int!
    product: Product
    summary: CartSummary!
  }
  type CartAnswer {
    success: Boolean!
    message: String!
    "Lines whose quantity was lowered."
    messages: [LineMessage!]!
    cart_item_count: Int!
    summary: CartSummary!
  }
  type LineMessage {
    item_id: Long!
    name: String!
    qty: Int!
    message: String!
  }
  type SummaryAnswer {
    summary: CartSummary!
  }
  type CountAnswer {
    count: Int!
  }
  type CartSummary {
    _id: String
    currency: String!
    count: Int!
    items: [CartItem!]!
    "Lines that cannot be bought any more; no total counts them."
    invalid_items: [CartItem!]!
    "Lines whose price is another one than the shopper saw last."
    changed_items: [ChangedItem!]!
    amount: Float
    discount_amount: Float
    shipping_amount: Float
    shipping_level_discount: Float
    "The shipping fees of its products, on top of shipping_amount."
    shipping_fee: Float
    tax_amount: Float
    other_tax: [NamedAmount!]!
    grand_total: Float
    redemptions: [Redemption!]!
    total_due: Float
    is_free_quote: Boolean!
    is_tax_known: Boolean!
    needs_shipping: Boolean!
    shipping_method: ShippingMethod
    shipping_methods: [ShippingMethod!]!
    messages: [String!]!
  }
  type CartItem {
    item_id: Long!
    "The product bought."
    _id: Long!
    sku: String!
    name: String!
    sub_title: String!
    slug: String!
    class_code: String!
    image: String
    variation_text: String!
    qty: Int!
    price: Float
    list_price: Float
    row_total: Float
    discount_amount: Float
    "Of all its pieces, on top of the delivery."
    shipping_fee: Float
    tax_amount: Float
    max_cart_qty: Int!
    "The most pieces this line may hold."
    salable_qty: Int!
    stock_status: String!
    stock_status_text: String!
    stock_message: String!
    "That few pieces are left, in the owner's words or as 'Only 3 in Stock'."
    low_stock_alert_message: String!
    is_in_stock: Boolean!
    is_backorders: Boolean!
    backorders_qty: Int!
    backorders_message: String!
    non_shippable_product: Boolean!
    "Why the line keeps the cart from being ordered; empty when it does not."
    message: String!
  }
  type ChangedItem {
    item_id: Long!
    name: String!
    from_price: Float
    to_price: Float
  }
  type NamedAmount {
    name: String!
    amount: Float
  }
  type Redemption {
    amount: Float
  }
  type ShippingMethod {
    _id: String!
    method: String!
    title: String!
    price: Float
    shipping_total: Float
  }
`;
