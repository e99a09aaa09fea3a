import { expect, it } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { mugLine } from "../../selling/cart-summary/cart-line-fixture";
import { noCodes, summarizeCart } from "../../selling/cart-summary/summarize-cart";
import type { CheckoutDraft } from "../../selling/checkout/checkout-draft";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import { anonymousVisitor } from "../../shops/visitors/visitor";
import { type SummaryView, summaryFields } from "./summary-fields";

const settings = shopSettingsSchema.parse({
  shipping_methods: [{ type: "flat", code: "standard", title: "Standard", amountMinor: 600 }],
});
const cart = (lines = [mugLine], draft = {}) =>
  summarizeCart({
    ...noCodes,
    cartId: "cart",
    lines,
    draft,
    shop: { tenant: { id: "tenant", code: "harbor", currency: "USD" }, settings },
    visitor: anonymousVisitor,
    now: new Date("2026-06-01T00:00:00Z"),
  });

const fieldsOf = (summary = cart(), over: Partial<SummaryView> = {}) =>
  summaryFields({
    summary,
    draft: {},
    shopId: "shop",
    known: { favoriteIds: [], ownJpins: new Map() },
    seller: null,
    paymentMethods: [],
    mayKnowPrices: true,
    ...over,
  });

it("has every field of a cart", () => {
  const seller = { _id: "s", guid: "g", code: "harbor", name: "Harbor", logo: "" };
  const approved = { reference: "P-1", approvedAt: "2026-06-01T00:00:00Z" };
  const draft: CheckoutDraft = {
    shippingAddress: nazareth,
    customerBirthdate: "1990-01-01",
    express: { provider: "paypal", ...approved, account: "", address: {} },
  };
  const fields = fieldsOf(cart([mugLine], draft), {
    draft,
    seller,
    paymentMethods: [{ code: "invoice", title: "Invoice" }],
  });
  const { items, shipping_methods, ...cartFields } = fields;
  expect(cartFields).toEqual({
    payment_methods: [{ code: "invoice", title: "Invoice", sellerGuid: "g" }],
    _id: "cart",
    currency: "USD",
    count: 2,
    is_free_quote: false,
    is_tax_known: true,
    needs_shipping: true,
    amount: 25,
    discount_amount: 0,
    shipping_amount: 6,
    shipping_level_discount: 0,
    shipping_fee: 0,
    tax_amount: 0,
    grand_total: 31,
    total_due: 31,
    other_tax: [],
    redemptions: [],
    invalid_items: [],
    changed_items: [],
    prompts: [],
    applied_discounts: [],
    coupon_codes: [],
    messages: [],
    message: "",
    itemErrors: [],
    limit_items: [],
    shipping_method: shipping_methods[0],
    billing_address: nazareth,
    shipping_address: nazareth,
    customer_birthdate: "1990-01-01",
    paypal_tnx: { order_id: "P-1", timestamp: approved.approvedAt },
    seller,
  });
  expect(shipping_methods).toEqual([
    {
      _id: "standard",
      method: "standard",
      title: "Standard",
      price: 6,
      shipping_total: 6,
      default_info: { title: "Standard", price: 6 },
    },
  ]);
  expect(items).toEqual([
    {
      item_id: 1,
      _id: 11,
      sku: "MUG",
      name: "Harbour mug",
      sub_title: "",
      slug: "harbour-mug",
      JPIN: "1",
      variable_JPIN: null,
      JPINslug: "harbour-mug",
      class_code: "simple",
      image: null,
      variation_text: "",
      client_guid: "shop",
      product_options_data: {},
      personalization_data: {},
      website_visibility: "visible",
      qty: 2,
      qty2: 2,
      max_cart_qty: 10,
      salable_qty: 10,
      stock_qty: 2,
      weight: 400,
      is_favorite: false,
      is_freebie: false,
      is_subscription: false,
      auto_added_by: null,
      message: "",
      price: 12.5,
      list_price: null,
      row_total: 25,
      subtotal: 25,
      tax_amount: 0,
      shipping_fee: 0,
      discount_amount: 0,
      discount: 0,
      unit_item_discount: 0,
      percent: 0,
      stock_status: "in-stock",
      stock_status_text: "In Stock",
      stock_message: "",
      is_in_stock: true,
      low_stock_alert_message: "",
      is_backorders: false,
      backorders: false,
      backorders_qty: 0,
      backorders_message: "",
      non_shippable_product: false,
      item_delivery_info: "",
      delivery_estimate: "",
      limit_shipping_option: [],
      limit_shipping_option_text: "",
      shipping_restriction: [],
    },
  ]);
});

it("says which lines cannot be ordered, and which hold too many pieces", () => {
  const fields = fieldsOf(cart([{ ...mugLine, qty: 4, maxCartQty: 3 }]));
  expect(fields).toMatchObject({
    itemErrors: [{ item_id: 1, message: "Limit of 3" }],
    limit_items: [{ item_id: 1, name: "Harbour mug", qty: 4, limit: 3, message: "Limit of 3" }],
    messages: ["Harbour mug: Limit of 3"],
    message: "Harbour mug: Limit of 3",
  });
});

it("has an empty shipping method where none is offered, and none where nothing is delivered", () => {
  const byDrone = { ...mugLine, shippingTerms: { methods: ["drone"], methodsText: "", excluded: [] } };
  expect(fieldsOf(cart([byDrone]))).toMatchObject({
    shipping_methods: [],
    shipping_method: { method: "", title: "No available shipping method", price: 0 },
  });
  expect(fieldsOf(cart([{ ...mugLine, nonShippable: true }])).shipping_method).toBeNull();
});

it("names no payment that another wallet than PayPal approved", () => {
  const approved = { reference: "W-1", approvedAt: "2026-06-01T00:00:00Z", account: "", address: {} };
  const draft: CheckoutDraft = { express: { provider: "purse", ...approved } };
  expect(fieldsOf(cart([mugLine], draft), { draft }).paypal_tnx).toBeNull();
});

it("marks the lines whose product is a favorite", () => {
  const favorites = (ids: number[]) =>
    fieldsOf(cart(), { known: { favoriteIds: ids, ownJpins: new Map() } }).items.map(
      ({ is_favorite }) => is_favorite,
    );
  expect(favorites([mugLine.pageId])).toEqual([true]);
  expect(favorites([mugLine.pageId + 1])).toEqual([false]);
});

it("names the products and variations by the numbers a marketplace shares them by", () => {
  const variation = { ...mugLine, isVariation: true, pageId: 4, productId: 5 };
  const known = { favoriteIds: [], ownJpins: new Map([[4, "J-TEE"]]) };
  expect(fieldsOf(cart([variation]), { known }).items).toMatchObject([
    { JPIN: "J-TEE", variable_JPIN: "5", JPINslug: "harbour-mug" },
  ]);
});

it("writes amounts in major units", () => {
  expect(fieldsOf()).toMatchObject({
    amount: 25,
    grand_total: 31,
    total_due: 31,
    items: [{ item_id: 1, _id: 11, qty: 2, price: 12.5, row_total: 25, salable_qty: 10 }],
    shipping_methods: [{ method: "standard", price: 6 }],
  });
});

it("marks prices that changed since the shopper saw them", () => {
  const { changed_items } = fieldsOf(cart([{ ...mugLine, seenPriceMinor: 1000 }]));
  expect(changed_items).toEqual([{ item_id: 1, name: "Harbour mug", from_price: 10, to_price: 12.5 }]);
});

it("has no amounts for a visitor who may not see prices", () => {
  const text = JSON.stringify(fieldsOf(cart(), { mayKnowPrices: false }));
  expect(text).not.toMatch(
    /"(price|amount|row_total|subtotal|discount|percent|unit_item_discount|grand_total|total_due|shipping_amount|tax_amount)":[0-9]/,
  );
});

it("an empty cart does not count as free", () => {
  expect(fieldsOf(cart([]))).toMatchObject({ is_free_quote: false, grand_total: 0, items: [] });
});
