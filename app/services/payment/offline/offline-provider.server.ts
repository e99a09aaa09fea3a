import type { PaymentProvider } from "../provider";

/**
 * Bank transfer, pay on delivery and the like: the shop's own words for how to pay. The order stands as soon as it is
 * placed and its stock is kept; the money is noted by people.
 */
export const offlineProvider: PaymentProvider = {
  code: "offline",
  waitsForPayment: false,
  list: ({ shop }) =>
    shop.settings.payment.offline.map(({ code, title, instructions }) => ({ code, title, instructions })),
  start: async () => ({ kind: "none" }),
  // Nothing comes back through a browser or a webhook, so whatever claims to is not genuine.
  confirm: async () => null,
  webhook: async () => null,
  capture: async () => {},
  refund: async () => {},
};
