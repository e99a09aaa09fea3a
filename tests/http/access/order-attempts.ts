import { nazareth } from "~/models/accounts/address/address-fixture";
import type { RouteAttempts } from "./account-attempts";
import type { Attempt } from "./attempt";
import type { Belongings } from "./rich-customer";
import { word } from "./signed-in";

const shows = (path: string): Attempt => ({ path, forOwner: "shows" });
const wrongKey = "x".repeat(43);
const payment = { payment_method: "bank_transfer", billing_same: "on" };
const unknownToken = "00000000-0000-4000-8000-000000000000";
const isGuests = { neither: "it is a guest's order" };

/** The pages of an order with the key of another thing, and with none. */
const orderPages = ({ ids, secrets }: Belongings, page: (id: string) => string): Attempt[] => [
  shows(page(ids.orderId)),
  { ...shows(`${page(ids.orderId)}?key=${wrongKey}`), forOwner: { neither: "it is shown above" } },
  {
    ...shows(`${page(ids.orderId)}?key=${secrets.quoteKey}`),
    forOwner: { neither: "it is shown above" },
  },
  { ...shows(page(ids.guestOrderId)), forOwner: isGuests },
];

/** Carts, the checkout, orders and quotes of another. */
export const orderAttempts: RouteAttempts = {
  "_store+/checkout+/mini-cart": ({ cartItemId, productName }) => [
    {
      path: "/checkout/mini-cart.data",
      headers: { Accept: "*/*" },
      forOwner: "shows",
      proof: productName,
    },
    {
      path: "/checkout/mini-cart",
      forOwner: "changes",
      form: { intent: "update", item_id: String(cartItemId), qty: "4" },
    },
  ],
  "_store+/checkout+/cart": ({ cartItemId, removedItemId, boughtId }) => {
    const form = (fields: Record<string, string>, forOwner: Attempt["forOwner"] = "changes"): Attempt => ({
      path: "/checkout/cart",
      form: fields,
      forOwner,
    });
    const item_id = String(cartItemId);
    return [
      shows("/checkout/cart"),
      form({ intent: "update", item_id, qty: "3" }),
      form({ intent: "add", product_id: String(boughtId), item_id }),
      form({ intent: "note", customer_note: "Planted" }),
      form({ intent: "estimate", country: "US", postcode: "10001" }),
      form({ intent: "remove-gift-card", gift_card_id: "1" }, { neither: "no card is in the cart" }),
      form({ intent: "remove", item_id: String(removedItemId) }, "ends"),
      form({ intent: "flush" }, { neither: "the cart is empty by then" }),
    ];
  },
  "_store+/order+/$id": (owned) => [
    ...orderPages(owned, (id) => `/order/${id}`),
    ...["pay", "cancel"].map(
      (intent): Attempt => ({
        path: `/order/${owned.ids.unpaidOrderId}`,
        form: { intent },
        forOwner: "shows",
        reveals: [owned.ids.unpaidPaymentId],
      }),
    ),
  ],
  "_store+/order+/$id_.cancel": ({ ids }) => [
    shows(`/order/${ids.orderId}/cancel`),
    { path: `/order/${ids.orderId}/cancel?key=${wrongKey}`, form: { reason: "Planted" }, forOwner: "ends" },
    { path: `/order/${ids.guestOrderId}/cancel`, form: { reason: "Planted" }, forOwner: isGuests },
  ],
  "_store+/order+/$id_.return": ({ ids, lineId }) => {
    const form = { [`qty.l${lineId}`]: "1", reason: "damaged", comment: "Planted" };
    return [
      shows(`/order/${ids.orderId}/return`),
      { path: `/order/${ids.orderId}/return?key=${wrongKey}`, form, forOwner: "changes" },
      { path: `/order/${ids.guestOrderId}/return`, form, forOwner: isGuests },
    ];
  },
  "_store+/order+/withdraw": ({ ids, orderNumber }) => {
    const order = ids.orderId;
    // Each with an address of its own: only so many are taken for one.
    const of = (email: string) => ({ step: "confirm", name: "Eve", number: orderNumber, email });
    return [
      { path: `/order/withdraw?order=${order}&key=${wrongKey}`, forOwner: "shows" },
      {
        path: "/order/withdraw",
        form: { ...of("a@eve.example"), order },
        forOwner: { neither: "the return above asks for its only piece" },
      },
      {
        path: "/order/withdraw",
        form: { ...of("b@eve.example"), order: ids.guestOrderId },
        forOwner: isGuests,
      },
      {
        path: "/order/withdraw",
        form: of("c@eve.example"),
        forOwner: { neither: "the answer goes to the mailbox of the order" },
      },
    ];
  },
  "_store+/order+/$id_.$deed": ({ ids }) => [
    { path: `/order/${ids.orderId}/invoice.pdf`, forOwner: "shows", reveals: ["%PDF-1"] },
    {
      path: `/order/${ids.orderId}/xrechnung.xml`,
      forOwner: { neither: "the fixture’s shop offers no e-invoices" },
    },
    { path: `/order/${ids.orderId}/reorder`, forOwner: { neither: "it leads to the order" } },
    { path: `/order/${ids.orderId}/reorder`, form: {}, forOwner: "changes" },
    { path: `/order/${ids.guestOrderId}/reorder`, form: {}, forOwner: isGuests },
  ],
  "_store+/order+/$id_.tracking": (owned) => orderPages(owned, (id) => `/order/${id}/tracking`),
  "_store+/order+/$id_.review": ({ ids }) => [
    // The fixture is an ordinary shop, where sellers have no reviews; the service tests try another
    // customer's order.
    {
      path: `/order/${ids.orderId}/review`,
      forOwner: { neither: "an ordinary shop has no reviews of sellers" },
    },
    {
      path: `/order/${ids.orderId}/review`,
      form: { star: "1", nick_name: "Planted", content: "Planted by another." },
      forOwner: { neither: "an ordinary shop has no reviews of sellers" },
    },
  ],
  "_store+/order+/tracking": ({ orderNumber }) => [
    { path: `/order/tracking?number=${orderNumber}`, forOwner: { neither: "the page has only a form" } },
    {
      path: "/order/tracking",
      form: { number: orderNumber, email: "somebody-else@example.com" },
      forOwner: { neither: "the link goes to the mailbox of the order" },
    },
  ],
  "_store+/order+/$id_.invoice": (owned) => orderPages(owned, (id) => `/order/${id}/invoice`),
  "checkout+/_index": ({ ids, shop }) => {
    const form = (fields: Record<string, string>, forOwner: Attempt["forOwner"] = "changes"): Attempt => ({
      path: "/checkout?index",
      form: { cart_id: ids.cartId, quote_id: ids.quoteId, ...fields },
      forOwner,
    });
    return [
      shows("/checkout"),
      shows(`/checkout?seller=${shop.sellerId}`),
      form({ intent: "contact", email: "planted@example.com" }),
      form({ intent: "shipping-address", ...nazareth }),
      form({ intent: "shipping-method", shipping_method: "express" }),
      form({ intent: "place", place_token: unknownToken, seen: "0.0.0.0.0.standard", ...payment }),
      // The token of an order of the owner, as pressed again: it leads its owner to the receipt.
      {
        path: "/checkout?index",
        form: { intent: "place", place_token: ids.placeToken, seen: "0.0.0.0.0.standard", ...payment },
        forOwner: "shows",
        reveals: [ids.orderId],
      },
    ];
  },
  "checkout+/express.($wallet)": () => [
    { path: `/checkout/express/paypal?token=${word}`, forOwner: { neither: "no payment waits at PayPal" } },
    {
      path: "/checkout/express/paypal",
      form: { from: "cart" },
      forOwner: { neither: "the shop has no PayPal" },
    },
  ],
  "checkout+/quote.$id": ({ ids, secrets }) => [
    shows(`/checkout/quote/${ids.quoteId}`),
    ...[wrongKey, secrets.orderKey].map((key) => ({
      ...shows(`/checkout/quote/${ids.quoteId}?key=${key}`),
      forOwner: { neither: "it is shown above" },
    })),
    {
      path: `/checkout/quote/${ids.quoteId}`,
      form: { intent: "contact", email: "planted@example.com" },
      forOwner: "changes",
    },
  ],
  "checkout+/quote._index": ({ ids, owner }) => [
    { path: "/checkout/quote", forOwner: "shows", reveals: [owner.email] },
    {
      path: "/checkout/quote?index",
      form: { email: "planted@example.com", note: "", quote_id: ids.quoteId, cart_id: ids.cartId },
      forOwner: "ends",
    },
  ],
  "checkout+/quote.preview.$id": ({ ids }) => [shows(`/checkout/quote/preview/${ids.quoteId}`)],
  "checkout+/securely-callback": ({ ids }) => [
    {
      path: `/checkout/securely-callback?order=${ids.unpaidOrderId}&payment=${ids.unpaidPaymentId}&result=paid&result_signature=${wrongKey}`,
      forOwner: { neither: "only the provider signs results" },
    },
    {
      path: `/checkout/securely-callback?provider=sandbox&payment=${ids.unpaidPaymentId}`,
      forOwner: { neither: "only the provider signs results" },
    },
  ],
  "checkout+/success": ({ ids }) => [
    shows(`/checkout/success?order=${ids.orderId}`),
    {
      ...shows(`/checkout/success?order=${ids.orderId}&key=${wrongKey}`),
      forOwner: { neither: "shown above" },
    },
    { ...shows(`/checkout/success?order=${ids.guestOrderId}`), forOwner: isGuests },
  ],
};
