import { adjustmentMovement } from "~/models/payments/ledger/adjustment-movement";
import { bookAdjustment } from "~/services/payments/ledger/book-adjustment.server";
import { bookCancellation } from "~/services/payments/ledger/book-cancellation.server";
import { bookCapture } from "~/services/payments/ledger/book-capture.server";
import { bookChangedSale, readBalance } from "~/services/payments/ledger/book-changed-sale.server";
import { bookLinesCanceled } from "~/services/payments/ledger/book-lines-canceled.server";
import { bookRefund } from "~/services/payments/ledger/book-refund.server";
import { bookSale } from "~/services/payments/ledger/book-sale.server";
import { checkLedger } from "~/services/payments/ledger/check-ledger.server";
import { findSellerOfLedger } from "~/services/payments/ledger/find-seller-of-ledger.server";
import { listMovements } from "~/services/payments/ledger/list-movements.server";
import { readBalances } from "~/services/payments/ledger/read-balances.server";
import { readOrderHistory } from "~/services/payments/ledger/read-order-history.server";
import { writeMovement } from "~/services/payments/ledger/write-movement.server";
import { readSellerTerms } from "~/services/payments/payouts/read-seller-terms.server";
import { failure } from "../../first-shop-names";
import type { Attempts, TwoShops } from "../../two-shops";

const feeOf = ({ alpha }: TwoShops) => {
  const amountMinor = -1;
  return { kind: "fee", id: "alpha", sellerId: alpha.shop.sellerId, amountMinor, note: "eve" } as const;
};
const namesOf = ({ alpha, order, payment }: TwoShops) => ({
  orderId: order.id,
  paymentId: payment.id,
  sellerId: alpha.shop.sellerId,
});

/** Tries services of the ledger as the second shop with the first shop's rows. */
export const ledgerAttempts: Attempts = {
  bookAdjustment: (shops) => bookAdjustment(shops.beta, feeOf(shops)),
  bookCancellation: ({ beta, order }) => bookCancellation(beta, order.id),
  bookCapture: (shops) => bookCapture(shops.beta, { ...namesOf(shops), outcomeId: "alpha", amountMinor: 1 }),
  bookRefund: (shops) =>
    bookRefund(shops.beta, { ...namesOf(shops), refundId: "alpha", moneyMinor: 1, redeemedMinor: 0 }),
  bookChangedSale: ({ beta, order }) => bookChangedSale(beta, order.id, 2),
  readBalance: ({ beta, order }) => readBalance(beta, order.id),
  bookLinesCanceled: (shops) =>
    bookLinesCanceled(shops.beta, {
      ...namesOf(shops),
      id: "alpha",
      refundMinor: 1,
      promotionMinor: 0,
      commissionMinor: 0,
      parts: { goods: 1, gift_cards: 0, delivery: 0, tax: 0 },
    }),
  bookSale: ({ beta, order }) => bookSale(beta, order.id),
  readSellerTerms: async ({ beta, order }) => {
    if ((await readSellerTerms(beta, order)).paysShopDiscounts) throw failure("read another seller’s terms");
  },
  checkLedger: async ({ beta }) => {
    if ((await checkLedger(beta)).movements > 0) throw failure("added up another business's ledger");
  },
  findSellerOfLedger: ({ beta }) => findSellerOfLedger(beta, "alpha-potter"),
  listMovements: ({ beta }) => listMovements(beta, { limit: 10 }),
  readBalances: async ({ beta }) => {
    if ((await readBalances(beta)).length > 0) throw failure("read another business's balances");
  },
  readOrderHistory: ({ beta, order }) => readOrderHistory(beta, order.id),
  writeMovement: (shops) => writeMovement(shops.beta, adjustmentMovement(feeOf(shops))),
};
