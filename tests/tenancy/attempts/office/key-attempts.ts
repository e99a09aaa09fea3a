import { sellerScopes } from "~/models/shops/actors/key-scope";
import { addApiKey } from "~/services/accounts/api-keys/add-api-key.server";
import { findApiKey } from "~/services/accounts/api-keys/find-api-key.server";
import { listApiKeys } from "~/services/accounts/api-keys/list-api-keys.server";
import { revokeApiKey } from "~/services/accounts/api-keys/revoke-api-key.server";
import { answerSellerCall } from "~/services/api/answer-seller-call.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { failure } from "../../first-shop-names";
import type { Attempts } from "../../two-shops";

const withKey = (key: string) =>
  new Request("http://beta.test/api/seller/orders", { headers: { Authorization: `Bearer ${key}` } });

/** Tries keys at the second shop with the first shop's. */
export const keyAttempts: Attempts = {
  addApiKey: ({ beta, alpha }) =>
    addApiKey(beta, { name: "Planted", scopes: sellerScopes, reach: { sellerId: alpha.shop.sellerId } }),
  listApiKeys: async ({ beta, alpha }) => [
    await listApiKeys(beta, alpha.shop.sellerId),
    await listApiKeys(beta, null),
  ],
  revokeApiKey: ({ beta, apiKey }) => revokeApiKey(beta, { sellerId: null, prefix: apiKey.slice(0, 12) }),
  findApiKey: async ({ beta, apiKey }) => {
    if (await findApiKey(beta, withKey(apiKey))) throw failure("opened by a key of another shop");
  },
  answerSellerCall: ({ beta, apiKey }) =>
    answerSellerCall({ ...withPayments(beta), doNotCache() {} }, withKey(apiKey), async () => {
      throw failure("answered a key of another shop");
    }),
};
