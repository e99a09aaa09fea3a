import { addApiKey } from "~/services/accounts/add-api-key.server";
import { findSellerOfKey } from "~/services/accounts/find-seller-of-key.server";
import { listApiKeys } from "~/services/accounts/list-api-keys.server";
import { removeApiKey } from "~/services/accounts/remove-api-key.server";
import { answerSellerCall } from "~/services/api/answer-seller-call.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { type Attempts, failure } from "./two-shops";

const withKey = (key: string) =>
  new Request("http://beta.test/api/seller/orders", { headers: { Authorization: `Bearer ${key}` } });

/** Tries keys of sellers at the second shop with the first shop's. */
export const sellerApiAttempts: Attempts = {
  addApiKey: ({ beta, alpha }) => addApiKey(beta, { sellerId: alpha.shop.sellerId, name: "Planted" }),
  listApiKeys: ({ beta, alpha }) => listApiKeys(beta, alpha.shop.sellerId),
  removeApiKey: ({ beta, alpha, apiKey }) =>
    removeApiKey(beta, { sellerId: alpha.shop.sellerId, prefix: apiKey.slice(0, 12) }),
  findSellerOfKey: async ({ beta, apiKey }) => {
    if (await findSellerOfKey(beta, withKey(apiKey))) throw failure("opened by a key of another shop");
  },
  answerSellerCall: ({ beta, apiKey }) =>
    answerSellerCall({ ...withPayments(beta), doNotCache() {} }, withKey(apiKey), async () => {
      throw failure("answered a key of another shop");
    }),
};
