import type { RouteAttempts } from "./account-attempts";
import type { Attempt } from "./attempt";
import { word } from "./signed-in";

const wrongKey = "x".repeat(43);
const messages = "api+/modules+/messages+";

/** Whoever writes a review has a name of their own. */
const newName = () => `Nobody ${crypto.randomUUID().slice(0, 8)}`;

/** The REST calls with what belongs to another. */
export const apiAttempts: RouteAttempts = {
  "api+/account+/favorites.$id": ({ productId, addedId, owner }) => [
    {
      method: "POST",
      path: `/api/account/favorites/${addedId}?source=cart&customer_id=${owner.id}`,
      json: { customer_id: owner.id },
      forOwner: "changes",
    },
    { method: "DELETE", path: `/api/account/favorites/${productId}`, forOwner: "ends" },
  ],
  "api+/account+/passkey": ({ secrets, owner }) => [
    {
      path: "/api/account/passkey",
      json: { step: "begin", customer_id: owner.id },
      forOwner: "shows",
    },
    {
      path: "/api/account/passkey",
      json: {
        step: "finish",
        name: "Planted",
        answer: {
          id: secrets.passkeyId,
          rawId: secrets.passkeyId,
          type: "public-key",
          clientExtensionResults: {},
          response: { clientDataJSON: "e30", attestationObject: "oA", transports: [] },
        },
      },
      forOwner: { neither: "it answers no question of ours" },
    },
  ],
  "api+/account+/settings": ({ owner }) => [
    {
      path: "/api/account/settings",
      json: { id: owner.id, customer_id: owner.id, first_name: "Planted", last_name: "Name", nick_name: "" },
      forOwner: "changes",
    },
    {
      path: "/api/account/settings",
      json: { first_name: "A", last_name: "B", nick_name: "", email: owner.email },
      forOwner: "changes",
    },
  ],
  "api+/account+/shopping-lists.$id.add-to-cart": ({ list, productName }) => [
    {
      path: `/api/account/shopping-lists/${list.id}/add-to-cart`,
      forOwner: "shows",
      reveals: [productName],
    },
  ],
  "api+/account+/shopping-lists": ({ addedId, otherList }) => [
    { path: `/api/account/shopping-lists?product_id=${addedId}`, forOwner: "shows" },
    {
      path: "/api/account/shopping-lists",
      form: { product_id: String(addedId), list: String(otherList), on: "true", name: "" },
      forOwner: "changes",
    },
  ],
  "api+/auth+/login": ({ owner }) => [
    {
      path: "/api/auth/login",
      json: { email: owner.email, password: "not the password" },
      forOwner: { neither: "the password is wrong" },
    },
  ],
  "api+/auth+/passkey": ({ secrets, owner }) => [
    {
      path: "/api/auth/passkey",
      json: {
        step: "finish",
        answer: {
          id: secrets.passkeyId,
          rawId: secrets.passkeyId,
          type: "public-key",
          clientExtensionResults: {},
          response: {
            clientDataJSON: "e30",
            authenticatorData: "AAAA",
            signature: "AAAA",
            userHandle: String(owner.id),
          },
        },
      },
      forOwner: { neither: "nobody signs in without the passkey" },
    },
  ],
  "api+/auth+/user": ({ owner }) => [
    { path: "/api/auth/user", forOwner: "shows" },
    { path: `/api/auth/user?id=${owner.id}`, forOwner: "shows" },
    {
      path: "/api/auth/user",
      headers: { Authorization: "Bearer wrong", "session-id": "wrong" },
      forOwner: { neither: "the token is wrong" },
    },
  ],
  "api+/cart+/estimate-tax": ({ ids }) => [
    {
      path: "/api/cart/estimate-tax",
      headers: { "quote-id": ids.cartId },
      json: { address: { country: "US", postcode: "18064" }, cart_id: ids.cartId, is_explicit: true },
      forOwner: { neither: "an estimate names only amounts" },
    },
  ],
  "api+/cart+/save-quote-to-order": ({ ids, secrets }) => [
    {
      path: "/api/cart/save-quote-to-order",
      json: { quote_id: ids.quoteId, key: secrets.orderKey },
      forOwner: "ends",
    },
    {
      path: "/api/cart/save-quote-to-order",
      headers: { "quote-order-id": ids.quoteId },
      json: { key: wrongKey },
      forOwner: { neither: "it is ordered above" },
    },
  ],
  "api+/customer+/exist-nick-name": () => [
    {
      path: "/api/customer/exist-nick-name",
      json: { nickName: word },
      forOwner: { neither: "it says whether a name that everybody sees is taken" },
    },
  ],
  [`${messages}/conversation`]: ({ question, aboutOrder, ids }) => {
    const call = (json: unknown, forOwner: Attempt["forOwner"] = "changes"): Attempt => ({
      method: "PUT",
      path: "/api/modules/messages/conversation",
      json,
      forOwner,
    });
    return [
      call({ type: "add_message", conversation: question.conversationId, message: "Planted" }),
      call({
        type: "add_message",
        conversation: { _id: aboutOrder.conversationId },
        message: { content: "Planted" },
      }),
      call({ type: "Order", entity: ids.orderId, message: "Planted", customer: { display_name: "Someone" } }),
      call({ type: "mask_read", conversation: question.conversationId }, "shows"),
    ];
  },
  [`${messages}/conversation_.product.$productId`]: ({ productId }) => [
    { path: `/api/modules/messages/conversation/product/${productId}`, forOwner: "shows" },
  ],
  [`${messages}/message.files.$messageId.$fileName`]: ({ question, aboutOrder, file, secrets }) => [
    {
      path: `/api/modules/messages/message/files/${question.messageId}/${file.fileName}`,
      forOwner: "shows",
    },
    {
      path: `/api/modules/messages/message/files/${question.messageId}/${file.fileName}?download`,
      forOwner: "shows",
    },
    ...[wrongKey, secrets.orderKey].map(
      (key): Attempt => ({
        path: `/api/modules/messages/message/files/${question.messageId}/${file.fileName}?conversation=${question.conversationId}&key=${key}`,
        forOwner: { neither: "it is shown above" },
      }),
    ),
    {
      path: `/api/modules/messages/message/files/${aboutOrder.messageId}/${file.fileName}`,
      forOwner: { neither: "the message has no file" },
    },
  ],
  "_store+/message-picture.$messageId.$fileName": ({ question, aboutOrder, file, secrets }) => [
    {
      path: `/message-picture/${question.messageId}/${file.fileName}`,
      forOwner: { neither: "the file is no picture" },
    },
    ...[wrongKey, secrets.orderKey].map(
      (key): Attempt => ({
        path: `/message-picture/${question.messageId}/${file.fileName}?conversation=${question.conversationId}&key=${key}`,
        forOwner: { neither: "the file is no picture" },
      }),
    ),
    {
      path: `/message-picture/${aboutOrder.messageId}/${file.fileName}`,
      forOwner: { neither: "the message has no file" },
    },
  ],
  [`${messages}/message.uploadImages`]: ({ question }) => [
    {
      path: "/api/modules/messages/message/uploadImages",
      parts: {
        fields: { message_id: String(question.messageId) },
        file: {
          field: "upload_data",
          name: "planted.pdf",
          type: "application/pdf",
          content: "%PDF-1.4 planted",
        },
      },
      forOwner: "changes",
    },
  ],
  "api+/product+/back-in-stock": ({ productId, owner }) => [
    {
      path: "/api/product/back-in-stock",
      json: { product: productId, email: owner.email },
      forOwner: { neither: "the product can be bought" },
    },
  ],
  "api+/track": ({ ids }) => [
    { path: `/api/track?order_id=${ids.orderId}`, forOwner: { neither: "it is only posted to" } },
    {
      path: "/api/track",
      json: { name: "purchase", order_id: ids.orderId },
      forOwner: { neither: "the shop tells no service of its orders" },
    },
  ],
  "_store+/review+/$sku": ({ productSku, owner }) => [
    { path: `/review/${productSku}`, forOwner: "shows" },
    {
      path: `/review/${productSku}`,
      form: {
        nick_name: newName(),
        title: "Fine",
        content: "Does what it should do.",
        star: "5",
        customer_id: String(owner.id),
        protect_code: crypto.randomUUID(),
      },
      forOwner: "changes",
    },
  ],
  "_store+/review+/like": ({ reviewId }) => [
    { path: "/review/like", forOwner: { neither: "it leads home" } },
    {
      path: "/review/like",
      form: { review_id: String(reviewId), back: "/" },
      forOwner: { neither: "a review that waits for approval takes no likes" },
    },
  ],
  "api+/product+/review": ({ productId, owner }) => [
    {
      path: "/api/product/review",
      parts: {
        fields: {
          id: String(productId),
          nick_name: newName(),
          title: "Fine",
          star: "5",
          customer_id: String(owner.id),
          content: "Does what it should do.",
        },
        file: { field: "ignored", name: "a.txt", type: "text/plain", content: "x" },
      },
      forOwner: { neither: "the same is written on the page of the form" },
    },
  ],
};
