import { nothingDueCode } from "~/models/selling/cart/cart-state";
import type { PaymentProvider } from "./provider";

/**
 * The payment of an order of which nothing is due: it was free, or gift cards paid all of it (rule
 * gift-cards-6). No money moves, so nothing is asked and nothing can come back.
 */
export const nothingDueProvider: PaymentProvider = {
  code: nothingDueCode,
  pages: () => [],
  waitsForPayment: false,
  stepMinor: () => 1,
  list: ({ totalMinor }) =>
    totalMinor === 0 ? [{ code: nothingDueCode, title: "Nothing to pay", instructions: "" }] : [],
  start: async () => ({ kind: "none" }),
  confirm: async () => null,
  webhook: async () => undefined,
  cancel: async () => ({ kind: "cancelled", reason: "The order was canceled." }),
  capture: async (_deps, { id, currency }) => ({ kind: "paid", reference: id, amountMinor: 0, currency }),
  refund: async (_deps, _payment, { id }) => ({ kind: "done", reference: id }),
  refundState: async (_deps, reference) => ({ kind: "done", reference }),
};
