import { readStatement } from "~/services/payments/ledger/read-statement.server";
import { failPayout } from "~/services/payments/payouts/fail-payout.server";
import { findPayout, findPayoutByReference } from "~/services/payments/payouts/find-payout.server";
import { listPaidSellers } from "~/services/payments/payouts/list-paid-sellers.server";
import { listPayouts } from "~/services/payments/payouts/list-payouts.server";
import { termsOf } from "~/services/payments/payouts/payouts-fixture.server";
import { preparePayout } from "~/services/payments/payouts/prepare-payout.server";
import { readForeignOrders } from "~/services/payments/payouts/read-foreign-orders.server";
import { readOpenBalances } from "~/services/payments/payouts/read-open-balances.server";
import { readOwnBalance } from "~/services/payments/payouts/read-own-balance.server";
import { readPayoutLines } from "~/services/payments/payouts/read-payout-lines.server";
import { runPayouts } from "~/services/payments/payouts/run-payouts.server";
import { sendPayout } from "~/services/payments/payouts/send-payout.server";
import { settlePayout } from "~/services/payments/payouts/settle-payout.server";
import { takeBackPayout } from "~/services/payments/payouts/take-back-payout.server";
import {
  readBankFile,
  readPainFile,
  writeBankFile,
} from "~/services/payments/payouts/write-bank-file.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { failure } from "../../first-shop-names";
import type { Attempts } from "../../two-shops";

/** Tries services of payouts as the second shop with the first shop's rows. */
export const payoutAttempts: Attempts = {
  findPayout: ({ beta, payout }) => findPayout(beta, payout.id),
  findPayoutByReference: ({ beta, payout }) => findPayoutByReference(beta, payout.reference),
  failPayout: ({ beta, payout }) => failPayout(withPayments(beta), payout.id, "eve"),
  listPayouts: ({ beta }) => listPayouts(beta, { limit: 10 }),
  preparePayout: ({ beta, payout }) =>
    preparePayout(beta, { sellerId: payout.sellerId, terms: termsOf(), until: new Date("2030-01-01") }),
  readOpenBalances: async ({ beta, alpha }) => {
    const { balances } = await readOpenBalances(beta, alpha.shop.sellerId);
    if (balances.length > 0) throw failure("read what another business owes");
  },
  readOwnBalance: async ({ beta, alpha }) => {
    const { totalMinor } = await readOwnBalance(beta, alpha.shop.sellerId, termsOf());
    if (totalMinor !== 0) throw failure("read what another business owes");
  },
  readForeignOrders: async ({ beta, payout, order }) => {
    const foreign = await readForeignOrders(beta, payout.sellerId, [order.id]);
    if (foreign.size > 0) throw failure("read another business's order");
  },
  readPayoutLines: async ({ beta, payout }) => {
    if ((await readPayoutLines(beta, payout)).length > 0) throw failure("read another business's payout");
  },
  readStatement: ({ beta, payout }) => readStatement(beta, payout.reference),
  listPaidSellers: ({ beta }) => listPaidSellers(beta),
  runPayouts: ({ beta }) => runPayouts(withPayments(beta), "now"),
  sendPayout: ({ beta, payout }) => sendPayout(withPayments(beta), payout.id),
  takeBackPayout: ({ beta, payout }) =>
    takeBackPayout(beta, { payoutId: payout.id, reversedMinor: 1, isWhole: true }),
  settlePayout: ({ beta, payout }) => settlePayout(beta, payout.id, { state: "failed" }),
  readBankFile: ({ beta }) => readBankFile(beta, "F-ALPHA"),
  readPainFile: ({ beta }) => readPainFile(beta, "F-ALPHA"),
  writeBankFile: ({ beta }) => writeBankFile(beta, "ach"),
};
