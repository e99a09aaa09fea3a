import type { Attempt } from "../access/attempt";
import type { Belongings } from "../access/rich-customer";

/**
 * What a storefront sends, as which visitor, and what it reads of the answer; `[]` is the first entry of a
 * list.
 */
export type RestCall = Omit<Attempt, "forOwner" | "reveals" | "proof"> & {
  as?: "guest";
  /** The shop, where it is not the one with the customer. */
  shop?: "bazaar";
  reads: string[];
};

const words = (text: string) => text.trim().split(/\s+/);
const under = (path: string, names: string) => words(names).map((name) => `${path}.${name}`);

const conversation = [
  ...words("success conversation"),
  ...under(
    "conversation",
    "_id type subject entity customer messages resolved is_customer_unread enable_customer_attachment isNew",
  ),
];

const estimated = words(
  "total_due amount tax_amount shipping_amount shipping_level_discount shipping_fee discount_amount redemptions",
);

const pdf = { type: "application/pdf", name: "question.pdf", content: "%PDF-1.4 a question" };

/** The REST calls of storefronts, by method and path. */
export function restCalls(own: Belongings): Record<string, RestCall> {
  const { productId, question, list, addedId, ids } = own;
  const favorite = `/api/account/favorites/${addedId}`;
  const isOfQuestion = { type: "add_message", conversation: question.conversationId, message: "And green?" };
  return {
    "POST /api/pliable/search-sellers": {
      as: "guest",
      shop: "bazaar",
      path: "/api/pliable/search-sellers",
      json: { searchSellerName: "", lat: 40.7, lon: -75.3, limit: 5, page: 1, marketplace: "" },
      reads: words("success sellers sellers[].sellerId sellers[].sellerName"),
    },
    "POST /api/pliable/search": {
      path: "/api/pliable/search",
      json: { searchType: "all", keyword: "mug", filter: {}, params: { clientType: "essential" } },
      reads: [
        ...words("success categories products filter"),
        ...under("paging", "limit page total_products"),
      ],
    },
    "GET /api/location/{postalCode}": {
      path: "/api/location/18064",
      reads: words("success location.latitude location.longitude"),
    },
    "POST /api/check-doc-version": {
      path: "/api/check-doc-version",
      json: {
        docVersion: {
          _id: productId,
          updatedAt: "2026-01-01T00:00:00Z",
          docType: "product",
          isFrontend: true,
        },
      },
      reads: words("success isLatest updatedAt"),
    },
    "GET /api/modules/messages/conversation/product/{productId}": {
      path: `/api/modules/messages/conversation/product/${productId}`,
      reads: [
        ...conversation,
        ...under("conversation.entity", "_id name slug images"),
        ...under("conversation.messages[]", "_id type content createdAt attachments"),
        ...under("conversation.messages[].attachments[]", "name mime url size"),
      ],
    },
    "PUT /api/modules/messages/conversation": {
      method: "PUT",
      path: "/api/modules/messages/conversation",
      json: isOfQuestion,
      reads: conversation,
    },
    "POST /api/modules/messages/message/uploadImages": {
      path: "/api/modules/messages/message/uploadImages",
      parts: {
        fields: { message_id: String(question.messageId) },
        file: { field: "upload_data", ...pdf },
      },
      reads: words("success conversation"),
    },
    "POST /api/product/review": {
      path: "/api/product/review",
      parts: {
        fields: {
          id: String(addedId),
          nick_name: "Ada of the contract",
          title: "Fine",
          star: "5",
          content: "Does what it should do.",
        },
        file: { field: "ignored", name: "a.txt", type: "text/plain", content: "x" },
      },
      reads: ["success"],
    },
    "POST /api/customer/exist-nick-name": {
      path: "/api/customer/exist-nick-name",
      json: { nickName: "Nobody yet" },
      reads: ["status"],
    },
    "POST /api/customer/contact-us": {
      path: "/api/customer/contact-us",
      json: { name: "Ada", email: "ada@example.com", message: "Are you open?", email_to: "x@example.com" },
      reads: words("success message"),
    },
    "POST /api/account/settings": {
      path: "/api/account/settings",
      json: { email: own.owner.email, first_name: "Ada", last_name: "Wick", nick_name: "" },
      reads: ["status"],
    },
    "POST /api/account/favorites/{id}": { method: "POST", path: favorite, reads: ["success"] },
    "POST /api/account/favorites/{id}?source=cart": {
      method: "POST",
      path: `${favorite}?source=cart`,
      reads: ["success"],
    },
    "DELETE /api/account/favorites/{id}": { method: "DELETE", path: favorite, reads: ["success"] },
    "GET /api/account/shopping-lists/{id}/add-to-cart": {
      path: `/api/account/shopping-lists/${list.id}/add-to-cart`,
      reads: words("success products products[]._id products[].qty"),
    },
    "POST /api/cart/estimate-tax": {
      path: "/api/cart/estimate-tax",
      json: {
        address: { country: "US", postcode: "18064" },
        shipping_method: "standard",
        timezone_offset: 0,
        payment_method: "bank_transfer",
      },
      reads: [...words("success summary"), ...estimated, ...under("summary", "grand_total items total_due")],
    },
    "POST /api/cart/save-quote-to-order": {
      path: "/api/cart/save-quote-to-order",
      json: { quote_id: ids.quoteId },
      reads: ["success"],
    },
    "GET /api/countries": {
      as: "guest",
      path: "/api/countries",
      reads: words("success countries state_required countries[].code countries[].name"),
    },
    "GET /api/paypal-method": {
      path: "/api/paypal-method",
      reads: words("success method"),
    },
    "POST /api/modules/paypal/create-transaction": {
      path: "/api/modules/paypal/create-transaction",
      json: {},
      reads: ["success"],
    },
    "POST /api/modules/paypal/remember-transaction": {
      path: "/api/modules/paypal/remember-transaction",
      json: { order_id: "X", access_token: "", billing_token: "", timestamp: "" },
      reads: ["success"],
    },
    "POST /api/modules/paypal/flush-transaction": {
      path: "/api/modules/paypal/flush-transaction",
      json: {},
      reads: ["success"],
    },
    "POST /api/setting/configuration": {
      path: "/api/setting/configuration",
      json: { models: ["review", "messages", "marketplace"] },
      reads: words(
        "success configuration configuration.review.active configuration.messages.active configuration.marketplace.active",
      ),
    },
    "POST /api/files/uploadToServer": {
      path: "/api/files/uploadToServer",
      parts: {
        fields: { dir: "form-submissions/none", submission_id: "none", wuids: "file" },
        file: { field: "upload_data", ...pdf },
      },
      reads: ["success"],
    },
    "GET /api/auth/user": {
      path: "/api/auth/user",
      reads: [
        "loggedIn",
        ...under(
          "user",
          "email group is_restricted verifyHash preferred_seller nick_name first_name last_name",
        ),
        ...under("user.visitor_location", "latitude longitude"),
      ],
    },
    "POST /api/auth/login": {
      as: "guest",
      path: "/api/auth/login",
      json: { email: "nobody@example.com", password: "not a password" },
      reads: words("success message token"),
    },
    "GET the search suggestions": {
      as: "guest",
      path: "/api/search-suggestions?q=mug",
      reads: [
        ...words("success products categories paging.total_products"),
        ...under(
          "products[]",
          `id name image categories category_slugs price final_price hide_price class_code review_count
           review_avg_rating unavailable_for_sale search_keyword`,
        ),
      ],
    },
    // The last one: it ends the session.
    "GET /api/auth/logout": { path: "/api/auth/logout", reads: ["success"] },
  };
}
