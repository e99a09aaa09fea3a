// @public

import { isUsableAccount } from "~/models/shops/bank/bank-account";
import type { PaymentProvider } from "./provider";

/**
 * Bank transfer, pay on delivery and the like: the shop's own words for how to pay. The order is worked on as
 * soon as it is placed and its stock is kept; people note the money. A bank transfer without account details
 * is not offered.
 */
export const offlineProvider: PaymentProvider = {
  code: "offline",
  pages: () => [],
  waitsForPayment: false,
  stepMinor: () => 1,
  later: { kind: "asks" },
  list: ({ shop }) =>
    shop.settings.payment.offline
      .filter(({ code, account }) => code !== "bank_transfer" || (account && isUsableAccount(account)))
      .map(({ code, title, instructions, account }) => ({
        code,
        title,
        instructions,
        ...(account && { account }),
      })),
  start: async () => ({ kind: "none" }),
  // Nothing comes back through a browser or a webhook, so whatever claims to is not genuine.
  confirm: async () => null,
  webhook: async () => undefined,
  cancel: async () => ({ kind: "cancelled", reason: "The order was canceled." }),
  capture: async (_deps, payment, amountMinor) => ({
    kind: "paid",
    reference: payment.id,
    amountMinor,
    currency: payment.currency,
  }),
  // The shop sends the money itself; noting it is all there is to do here.
  refund: async (_deps, _payment, { id }) => ({ kind: "done", reference: id }),
  refundState: async (_deps, reference) => ({ kind: "done", reference }),
};
