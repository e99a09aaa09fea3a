import { nazareth } from "~/models/accounts/address/address-fixture";
import { archiveFiles } from "~/models/accounts/sign-in/account-step";
import type { Attempt } from "./attempt";
import type { Belongings } from "./rich-customer";
import { word } from "./signed-in";

/** Requests to a route's own addresses, by the route's file below app/routes, without its ending. */
export type RouteAttempts = Record<string, (owned: Belongings, stranger: StrangersRows) => Attempt[]>;

/** What the stranger has of their own, for requests that name a thing of each. */
export type StrangersRows = { listId: number; listItemId: number };

const shows = (path: string, reveals?: string[]): Attempt => ({
  path,
  forOwner: "shows",
  ...(reveals ? { reveals } : {}),
});
const account = "_store+/account+";
const typedAddress = { ...nazareth, address_line1: "9 Elsewhere Road" };

/** The account's pages: lists of what the signed-in customer has, and its forms with another's ids. */
export const accountAttempts: RouteAttempts = {
  [`${account}/address-book`]: ({ addressId, otherAddressId }) => {
    const form = (intent: string, id: number, forOwner: Attempt["forOwner"] = "changes"): Attempt => ({
      path: "/account/address-book",
      form: { intent, address_id: String(id) },
      forOwner,
    });
    return [
      shows("/account/address-book"),
      shows(`/account/address-book?edit=${addressId}`),
      form("default-shipping", otherAddressId),
      form("default-billing", addressId),
      {
        path: "/account/address-book",
        form: { intent: "save", address_id: String(addressId), ...typedAddress },
        forOwner: "changes",
      },
      form("remove", addressId, "ends"),
    ];
  },
  [`${account}/dashboard`]: () => [shows("/account/dashboard")],
  [`${account}/downloads`]: () => [shows("/account/downloads")],
  [`${account}/favorites`]: ({ productName, boughtId }) => [
    shows("/account/favorites", [productName]),
    { path: "/account/favorites", form: { toggle: String(boughtId) }, forOwner: "changes" },
  ],
  [`${account}/login-method`]: ({ secrets }) => [
    shows("/account/login-method"),
    {
      path: "/account/login-method",
      form: { intent: "remove-passkey", passkey: secrets.passkeyId },
      forOwner: "ends",
    },
    { path: "/account/login-method", form: { intent: "unlink", provider: "google" }, forOwner: "ends" },
  ],
  [`${account}/messages`]: () => [shows("/account/messages")],
  [`${account}/messages_.$`]: ({ question, ids, productId }) => {
    const write = (path: string): Attempt => ({
      path: `/account/messages/${path}`,
      form: { content: "Hello", display_name: "Somebody" },
      forOwner: "changes",
    });
    return [
      shows(`/account/messages/${question.conversationId}`),
      shows(`/account/messages/${question.conversationId}?before=${question.messageId + 1}`),
      shows(`/account/messages/order/${ids.orderId}`),
      shows(`/account/messages/product/${productId}`),
      write(String(question.conversationId)),
      write(`order/${ids.orderId}`),
    ];
  },
  [`${account}/ordered-products`]: ({ ids, lineId }) => [
    shows("/account/ordered-products", [ids.orderId]),
    {
      path: "/account/ordered-products",
      form: { order_id: ids.orderId, item_id: String(lineId) },
      forOwner: "changes",
    },
  ],
  [`${account}/orders`]: ({ orderNumber, ids }) => [
    shows("/account/orders", [orderNumber]),
    { path: "/account/orders", form: { past_order: ids.pastOrderId }, forOwner: "changes" },
  ],
  [`${account}/orders_.$id`]: ({ ids }) => [
    shows(`/account/orders/${ids.orderId}`),
    shows(`/account/orders/${ids.orderId}?key=${"x".repeat(43)}`),
    {
      ...shows(`/account/orders/${ids.guestOrderId}`),
      forOwner: { neither: "it is a guest's order" },
    },
  ],
  [`${account}/orders_.$id_.tracking`]: ({ ids }) => [
    shows(`/account/orders/${ids.orderId}/tracking`),
    {
      ...shows(`/account/orders/${ids.guestOrderId}/tracking`),
      forOwner: { neither: "it is a guest's order" },
    },
  ],
  [`${account}/payment`]: ({ ids }) => [
    shows("/account/payment"),
    { path: "/account/payment", form: { id: ids.spareId }, forOwner: "ends" },
  ],
  [`${account}/quotes`]: ({ ids }) => [shows("/account/quotes", [ids.quoteId])],
  [`${account}/save-for-later`]: ({ savedId, cartItemId, productName }) => {
    const form = (intent: string, ids: Record<string, number>): Attempt => ({
      path: "/account/save-for-later",
      form: {
        intent,
        ...Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)])),
      },
      forOwner: "ends",
    });
    return [
      shows("/account/save-for-later", [productName]),
      form("save", { item_id: cartItemId }),
      form("move", { saved_id: savedId }),
      form("remove", { saved_id: savedId + 1 }),
    ];
  },
  [`${account}/security`]: ({ secrets }) => [
    shows("/account/security", [secrets.sessionKey]),
    {
      path: "/account/security",
      form: { intent: "end", session: secrets.otherSessionKey },
      forOwner: "ends",
    },
  ],
  [`${account}/security_.email`]: ({ owner }) => [
    shows("/account/security/email", [owner.email]),
    {
      path: "/account/security/email",
      form: { email: "taken-over@example.com", current_password: "sea-salt-9" },
      forOwner: "changes",
    },
  ],
  [`${account}/security_.password`]: ({ owner }) => [
    {
      path: "/account/security/password",
      forOwner: { neither: "the page of the form has nothing of anyone" },
    },
    {
      path: "/account/security/password",
      form: { email: owner.email, current_password: "no password", password: "a quiet harbor at night" },
      forOwner: { neither: "the password that is asked for is wrong" },
    },
  ],
  [`${account}/settings`]: ({ owner }) => [
    shows("/account/settings"),
    {
      path: "/account/settings",
      form: {
        id: String(owner.id),
        customer_id: String(owner.id),
        first_name: "Other",
        last_name: "Name",
        nick_name: "",
      },
      forOwner: "changes",
    },
    {
      path: "/account/settings",
      form: { intent: "mails", customer_id: String(owner.id), email: owner.email },
      forOwner: "changes",
    },
  ],
  [`${account}/settings_.data`]: ({ owner, secrets }) => [
    shows("/account/settings/data"),
    {
      path: `/account/settings/data?key=${secrets.dataProof}`,
      forOwner: { neither: "it is shown above" },
    },
    {
      path: "/account/settings/data",
      form: { current_password: "not the password", customer_id: String(owner.id) },
      forOwner: { neither: "the password is wrong" },
    },
  ],
  [`${account}/settings_.data_.$file`]: ({ secrets }) =>
    archiveFiles.map((file) => ({
      path: `/account/settings/data/${file}?key=${secrets.dataProof}`,
      forOwner: { neither: "it is tried by the service's own test" },
    })),
  [`${account}/settings_.delete`]: ({ secrets }) => [
    shows("/account/settings/delete"),
    {
      path: `/account/settings/delete?key=${secrets.deleteProof}`,
      form: { current_password: "not the password" },
      forOwner: { neither: "nothing of the customer would be left for the others" },
    },
  ],
  [`${account}/shopping-list`]: ({ owner }) => [
    shows("/account/shopping-list"),
    {
      path: "/account/shopping-list",
      form: { name: "Planted", customer_id: String(owner.id) },
      forOwner: "changes",
    },
  ],
  [`${account}/shopping-list_.$id`]: ({ list, otherList }, stranger) => {
    const change = (
      form: Record<string, string>,
      forOwner: Attempt["forOwner"] = "changes",
      id = list.id,
    ): Attempt => ({
      path: `/account/shopping-list/${id}`,
      form,
      forOwner,
    });
    const item = String(list.itemId);
    return [
      shows(`/account/shopping-list/${list.id}`),
      change({ name: "Renamed" }),
      change({ intent: "add_all" }),
      change({ intent: "add", item_id: item }),
      change({ intent: "quantity", item_id: item, qty: "5" }),
      change({ intent: "up", item_id: item }, { neither: "the list has one item" }),
      change({ intent: "down", item_id: item }, { neither: "the list has one item" }),
      change({ intent: "unshare" }, "ends"),
      change({ intent: "share" }, "ends"),
      change({ intent: "move", item_id: item, to: String(otherList) }, "ends"),
      change({ intent: "remove", item_id: item }, { neither: "the item was moved" }),
      // From a list of the stranger's own to the owner's.
      change(
        { intent: "move", item_id: String(stranger.listItemId), to: String(otherList) },
        { neither: "the item is the stranger's" },
        stranger.listId,
      ),
      // The owner's item named on a list of the stranger's own.
      change({ intent: "remove", item_id: item }, { neither: "the list is the stranger's" }, stranger.listId),
      change({ intent: "delete" }, "ends"),
    ];
  },
  [`${account}/shopping-list_.add`]: ({ otherList, productId }) => [
    shows(`/account/shopping-list/add?product_id=${productId}`),
    {
      path: `/account/shopping-list/add?product_id=${productId}`,
      form: { list: String(otherList), name: "" },
      forOwner: "changes",
    },
  ],
  [`${account}/subscriptions`]: ({ ids }) => {
    const form = (
      intent: string,
      forOwner: Attempt["forOwner"],
      more: Record<string, string> = {},
    ): Attempt => ({
      path: "/account/subscriptions",
      form: { intent, id: ids.subscriptionId, ...more },
      forOwner,
    });
    return [
      shows("/account/subscriptions"),
      form("pause", "changes"),
      form("resume", "changes"),
      form("skip", "changes"),
      form("interval", { neither: "its product has no plans" }, { plan: "2-month" }),
      form("cancel", "ends"),
    ];
  },
  [`${account}/subscriptions_.$id.address`]: ({ ids }) => [
    shows(`/account/subscriptions/${ids.subscriptionId}/address`),
    {
      path: `/account/subscriptions/${ids.subscriptionId}/address`,
      form: typedAddress,
      forOwner: "changes",
    },
  ],
  "_store+/account_.download.$hash": ({ secrets, downloadId }) => {
    const wrong = [
      `${downloadId}-${secrets.orderKey}`,
      `${downloadId}-${"x".repeat(43)}`,
      String(downloadId),
    ];
    return wrong.flatMap((hash): Attempt[] => [
      { path: `/account/download/${hash}`, forOwner: { neither: "the signature is another's" } },
      {
        path: `/account/download/${hash}`,
        method: "POST",
        form: {},
        forOwner: { neither: "the signature is another's" },
      },
    ]);
  },
  "_store+/account_.download.$hash_.$press": ({ secrets, downloadId }) => [
    {
      path: `/account/download/${downloadId}-${secrets.orderKey}/${Date.now()}-${secrets.orderKey}`,
      forOwner: { neither: "the signature is another's" },
    },
  ],
  "_store+/account_.shopping-list.shared.$token": ({ list, otherList }) =>
    [String(list.id), String(otherList), `${word}`].map((token) => ({
      path: `/account/shopping-list/shared/${token}`,
      forOwner: { neither: "only the token opens a shared list" },
    })),
};
