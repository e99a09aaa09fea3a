import type { Attempt } from "./attempt";
import type { Belongings } from "./rich-customer";

/** Calls that name things of another, by the field of the schema. */
export const graphqlAttempts: Record<string, (owned: Belongings) => Attempt[]> = {
  getCartSummary: ({ ids }) => [
    call(
      "{ getCartSummary { summary { _id items { item_id name } shipping_address { address_line1 } } } }",
      {},
      "shows",
    ),
    call(
      "{ getCartSummary(is_checkout: true) { summary { _id items { item_id name } billing_address { address_line1 } shipping_address { first_name address_line1 } } } }",
      { "quote-id": ids.cartId },
      "shows",
    ),
  ],
  getCartCount: ({ ids }) => [
    call("{ getCartCount { count } }", { "quote-id": ids.cartId }, { neither: "a number is no trace" }),
  ],
  getMarketplaceCarts: ({ ids, shop }) => [
    call(
      "{ getMarketplaceCarts { carts { _id items { item_id } shipping_address { address_line1 } } } }",
      {},
      "shows",
    ),
    call(
      "{ getMarketplaceCarts(is_first: true) { carts { _id } } }",
      { "quote-id": ids.cartId, "seller-guid": shop.sellerId },
      { neither: "it is shown above" },
    ),
  ],
  addToCart: ({ ids, boughtId }) => [
    call(
      `mutation { addToCart(input: {_id: "${boughtId}", qty: 1}) { success summary { _id shipping_address { address_line1 } } } }`,
      { "quote-id": ids.cartId },
      "changes",
    ),
  ],
  removeFromCart: ({ ids, givenUpItemId }) => {
    const query = `mutation { removeFromCart(item_id: "${givenUpItemId}") { success summary { _id } } }`;
    return [
      call(query, {}, "changes"),
      call(query, { "quote-id": ids.cartId }, { neither: "it is gone by then" }),
    ];
  },
  updateCart: ({ ids, cartItemId }) =>
    ([{}, { "quote-id": ids.cartId }] as Record<string, string>[]).map((headers, at) =>
      call(
        "mutation Update($products: JSON!) { updateCart(products: $products) { success summary { _id } } }",
        headers,
        "changes",
        { products: { [cartItemId]: at + 7 } },
      ),
    ),
  applyCouponCode: ({ ids }) => [
    call(
      'mutation { applyCouponCode(code: "WELCOME10") { success summary { _id } } }',
      { "quote-id": ids.cartId },
      "changes",
    ),
  ],
  removeCouponCode: ({ ids }) => [
    call(
      'mutation { removeCouponCode(code: "WELCOME10") { success summary { _id } } }',
      { "quote-id": ids.cartId },
      "changes",
    ),
  ],
  selectFreebie: ({ ids }) => [
    call(
      'mutation { selectFreebie(input: {prompt: "candle-gift", sku: "CND-101"}) { success summary { _id } } }',
      { "quote-id": ids.cartId },
      { neither: "the cart is offered no choice" },
    ),
  ],
  processedReviews: ({ productId }) => [
    call(
      `{ processedReviews(product: "${productId}", processAll: true, perPage: 50) { count review_submitted reviews { _id title content customer { __typename } } } }`,
      {},
      { neither: "the review waits for approval" },
    ),
  ],
  addProductReview: ({ productId }) => [
    call(
      `mutation { addProductReview(input: {product: "${productId}", nick_name: "Some ${crypto.randomUUID().slice(0, 8)}", title: "Fine", content: "Does what it should do.", star: 1}) { success } }`,
      {},
      "changes",
    ),
  ],
  askStockNotice: ({ productId, owner }) => [
    call(
      `mutation { askStockNotice(input: {product: "${productId}", email: "${owner.email}"}) { success } }`,
      {},
      { neither: "the product can be bought" },
    ),
  ],
};

/** Calls whose answers are the same for everybody, or take nothing of a customer. */
export const openCalls: Record<string, string> = {
  initSettings: "settings of the shop and the visitor's own cart",
  categoryList: "names nothing",
  category: "names a public category",
  categoryPliableData: "names a public category",
  categoryBySlug: "names a public category",
  saveSignupEmail: "names a mailbox, and answers the same for every one",
  saveFormData: "names a form of the shop",
  header: "names a template of the shop",
  footer: "names a template of the shop",
  checkoutHeader: "names nothing",
  checkoutFooter: "names nothing",
  allHeader: "names nothing",
  allFooter: "names nothing",
  allBlockTemplates: "names nothing",
  getAllParsedMenu: "names menus of the shop",
  getPriceLevels: "names a public product",
  getDeliveryEstimateInfo: "names an estimate of the shop",
  page: "names a public page",
  getPopupData: "names a public page",
  product: "names a public product",
  searchPliable: "names public products",
  sliderProducts: "names public products",
  getTemplateBySlug: "names a public page",
  template: "names a template, opened by its token",
  getTemplateByPageType: "names a template of the shop",
  getWidgetContent: "names content of the shop, a preview by its token",
};

function call(
  query: string,
  headers: Record<string, string>,
  forOwner: Attempt["forOwner"],
  variables: object = {},
): Attempt {
  return { path: "/api-graphql", headers, json: { query, variables }, forOwner };
}
