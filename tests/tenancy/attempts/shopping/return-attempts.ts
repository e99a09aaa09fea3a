import { mugOrder } from "~/models/orders/order-view/order-fixture";
import { loadFormerInvoice } from "~/services/orders/invoices/load-former-invoice.server";
import { reissueInvoice } from "~/services/orders/invoices/reissue-invoice.server";
import { readOrderPolicies } from "~/services/orders/reading/read-order-policies.server";
import { restockPieces } from "~/services/orders/records/move-stock.server";
import { acceptReturn, declineReturn } from "~/services/orders/return-requests/answer-return.server";
import { listAwaitedReturns } from "~/services/orders/return-requests/list-awaited-returns.server";
import { listReturns } from "~/services/orders/return-requests/list-returns.server";
import { loadReturns } from "~/services/orders/return-requests/load-returns.server";
import { moveReturn } from "~/services/orders/return-requests/move-return.server";
import { readReturnAddress } from "~/services/orders/return-requests/read-return-address.server";
import { readReturnOffer } from "~/services/orders/return-requests/read-return-offer.server";
import { readRefundedQty } from "~/services/orders/return-requests/read-returnable-order.server";
import { receiveReturn } from "~/services/orders/return-requests/receive-return.server";
import { refundReturn } from "~/services/orders/return-requests/refund-return.server";
import { requestReturn } from "~/services/orders/return-requests/request-return.server";
import { readWithdrawalOffer } from "~/services/orders/withdrawals/read-withdrawal-offer.server";
import { recordWithdrawal } from "~/services/orders/withdrawals/record-withdrawal.server";
import {
  settleOpenWithdrawals,
  settleWithdrawal,
} from "~/services/orders/withdrawals/settle-withdrawal.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { failure } from "../../first-shop-names";
import type { Attempts } from "../../two-shops";

const emptyPaper = {
  shopName: "eve",
  title: "",
  about: "",
  parties: [],
  columns: [],
  rows: [],
  emptyText: "",
  sums: [],
  notes: [],
};
const pieces = [{ orderItemId: 1, qty: 1 }];

/** Tries services of returns as the second shop with the first shop's rows. */
export const returnAttempts: Attempts = {
  requestReturn: ({ beta, order }) =>
    requestReturn(beta, order.id, { pieces, reason: "damaged", comment: "eve" }),
  moveReturn: ({ beta, order }) =>
    moveReturn(beta, { orderId: order.id, id: 1 }, { to: "accepted" }, async () => ({ note: "eve" })),
  acceptReturn: ({ beta, order }) => acceptReturn(beta, { orderId: order.id, id: 1 }, "eve"),
  declineReturn: ({ beta, order }) => declineReturn(beta, { orderId: order.id, id: 1 }, "eve"),
  receiveReturn: ({ beta, order }) => receiveReturn(beta, { orderId: order.id, id: 1 }, { restocks: true }),
  refundReturn: ({ beta, order }) =>
    refundReturn(withPayments(beta), { orderId: order.id, id: 1 }, { delivery: "all" }),
  recordWithdrawal: ({ beta, order }) =>
    recordWithdrawal(
      beta,
      order.id,
      { name: "eve", email: "eve@example.com", pieces, items: "", at: beta.now() },
      { verb: "change" },
    ),
  settleOpenWithdrawals: ({ beta, order }) => settleOpenWithdrawals(beta, order.id),
  settleWithdrawal: ({ beta, order }) => settleWithdrawal(withPayments(beta), { orderId: order.id, id: 1 }),
  readWithdrawalOffer: ({ beta, order }) => readWithdrawalOffer(beta, { ...mugOrder, id: order.id }),
  loadFormerInvoice: async ({ beta, order }) => {
    if (await loadFormerInvoice(beta, order.id, "1")) throw failure("read another shop's invoice");
  },
  reissueInvoice: ({ beta, order }) =>
    reissueInvoice(beta, order, {
      before: { number: "1", issuedAt: beta.now(), paper: emptyPaper, rows: [], credited: [] },
      version: 2,
    }),
  restockPieces: ({ beta, order }) => restockPieces(beta, order.id, pieces),
  loadReturns: async ({ beta, order }) => {
    if ((await loadReturns(beta, order)).length > 0) throw failure("read the returns of another shop");
  },
  listAwaitedReturns: async ({ beta }) => {
    if ((await listAwaitedReturns(beta, 9)).length > 0) throw failure("read the returns of another shop");
  },
  listReturns: async ({ beta }) => {
    if ((await listReturns(beta, { limit: 9 })).length > 0) throw failure("read the returns of another shop");
  },
  readReturnOffer: ({ beta, order }) => readReturnOffer(beta, { ...mugOrder, id: order.id }),
  readRefundedQty: async ({ beta, order }) => {
    if ((await readRefundedQty(beta, order.id))(1) > 0) throw failure("read the refunds of another shop");
  },
  readOrderPolicies: async ({ beta, order }) => {
    if ((await readOrderPolicies(beta, order.id)).length > 0) throw failure("read another shop's seller");
  },
  readReturnAddress: async ({ beta, order }) => {
    if ((await readReturnAddress(beta, order.sellerId)) !== "") throw failure("read another shop's seller");
  },
};
