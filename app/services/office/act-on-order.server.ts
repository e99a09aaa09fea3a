import type { z } from "zod";
import { orderForms, wantedPieces } from "~/models/office/orders/order-forms";
import type { WantedPieces } from "~/models/orders/shipment/take-pieces";
import { AppError } from "~/models/platform/error/app-error";
import type { Currency, Minor } from "~/models/platform/money/money";
import { officeOrderPath } from "~/paths/office";
import { shipOrder } from "../orders/delivery/ship-order.server";
import { deliverOrder } from "../orders/downloads/deliver-order.server";
import { refundLines } from "../orders/money/refund-lines.server";
import { refundOrder } from "../orders/money/refund-order.server";
import { takePayment } from "../orders/money/take-payment.server";
import { findOrder } from "../orders/reading/find-order.server";
import { findOrderByNumber } from "../orders/reading/find-order-by-number.server";
import { acceptReturn, declineReturn } from "../orders/return-requests/answer-return.server";
import { receiveReturn } from "../orders/return-requests/receive-return.server";
import { refundReturn } from "../orders/return-requests/refund-return.server";
import { cancelLines } from "../orders/states/cancel-lines.server";
import { cancelOrder } from "../orders/states/cancel-order.server";
import { noteOrder } from "../orders/states/note-order.server";
import { readyOrder } from "../orders/states/ready-order.server";
import { recordWithdrawal } from "../orders/withdrawals/record-withdrawal.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { amountOf } from "./amount-of.server";
import { answerDeed, deedRule } from "./answer-deed.server";

const refusedRefund = "The payment provider refused the refund. Nothing was paid back.";

type Args = [ctx: RequestContext, orderId: string];

const deeds = {
  ship: deedRule<Args, typeof orderForms.ship>(orderForms.ship, (ctx, id, { carrier, tracking, ...form }) =>
    shipOrder(ctx, id, { carrier, trackingNumber: tracking, pieces: requirePieces(form) }),
  ),
  ready: deedRule<Args, typeof orderForms.ready>(orderForms.ready, (ctx, id, form) =>
    readyOrder(ctx, id, requirePieces(form)),
  ),
  delivered: deedRule<Args, typeof orderForms.delivered>(orderForms.delivered, (ctx, id) =>
    deliverOrder(ctx, id),
  ),
  pay: deedRule<Args, typeof orderForms.pay>(orderForms.pay, (ctx, id) => takePayment(ctx, id)),
  refund: deedRule<Args, typeof orderForms.refund>(orderForms.refund, refund),
  "cancel-lines": deedRule<Args, (typeof orderForms)["cancel-lines"]>(
    orderForms["cancel-lines"],
    (ctx, id, { note, ...form }) => cancelLines(ctx, id, { wanted: requirePieces(form), note }),
  ),
  cancel: deedRule<Args, typeof orderForms.cancel>(orderForms.cancel, (ctx, id, { note }) =>
    cancelOrder(ctx, id, note),
  ),
  withdraw: deedRule<Args, typeof orderForms.withdraw>(orderForms.withdraw, (ctx, id, answers) =>
    recordWithdrawal(ctx, id, { ...answers, pieces: [], at: ctx.now() }, { verb: "change" }),
  ),
  "accept-return": deedRule<Args, (typeof orderForms)["accept-return"]>(
    orderForms["accept-return"],
    (ctx, orderId, answers) => acceptReturn(ctx, { orderId, id: answers.return }, answers.instructions),
  ),
  "decline-return": deedRule<Args, (typeof orderForms)["decline-return"]>(
    orderForms["decline-return"],
    (ctx, orderId, answers) => declineReturn(ctx, { orderId, id: answers.return }, answers.reason),
  ),
  "receive-return": deedRule<Args, (typeof orderForms)["receive-return"]>(
    orderForms["receive-return"],
    (ctx, orderId, answers) =>
      receiveReturn(ctx, { orderId, id: answers.return }, { restocks: answers.restocks === "yes" }),
  ),
  "refund-return": deedRule<Args, (typeof orderForms)["refund-return"]>(
    orderForms["refund-return"],
    async (ctx, orderId, answers) => {
      const { currency } = await findOrder(ctx, orderId);
      const ended = await refundReturn(
        ctx,
        { orderId, id: answers.return },
        {
          delivery: answers.delivery === "yes" ? "all" : 0,
          amountMinor: answers.amount === "" ? null : amountOf(ctx, answers.amount, "amount", currency),
        },
      );
      if (ended?.result === "failed") throw new AppError("unavailable", refusedRefund);
    },
  ),
  note: deedRule<Args, typeof orderForms.note>(orderForms.note, (ctx, id, { note }) =>
    noteOrder(ctx, id, note),
  ),
};

/**
 * Does with an order what a form of its page asks for, and leads back to the page (rule office-5).
 * @throws Response 400 for a form that is none of the page's; AppError `not_found`
 */
export async function actOnOrder(ctx: RequestContext, request: Request, number: string) {
  const orderId = await findOrderByNumber(ctx, number);
  return answerDeed<Args>(request, deeds, [ctx, orderId], officeOrderPath(number));
}

async function refund(
  ctx: RequestContext,
  id: string,
  { delivery, amount, reason, refunded, ...form }: z.output<typeof orderForms.refund>,
): Promise<void> {
  const { currency } = await findOrder(ctx, id);
  // A form that is sent twice, or from a page that is old, pays nothing more (rule payment-24).
  const alreadyRefundedMinor = refunded === "" ? null : amountOf(ctx, refunded, "amount", currency);
  const once = { key: null, alreadyRefundedMinor };
  const wanted = wantedPieces(form);
  const ofLines = wanted.length > 0 || delivery !== "";
  const ended = ofLines
    ? await refundLines(ctx, id, {
        wanted,
        delivery: delivery === "" ? 0 : amountOf(ctx, delivery, "delivery", currency),
        reason,
        once,
      })
    : await refundOrder(ctx, id, { amountMinor: requireAmount(ctx, amount, currency), reason, once });
  if (ended.result === "failed") throw new AppError("unavailable", refusedRefund);
}

function requirePieces(form: Parameters<typeof wantedPieces>[0]): WantedPieces {
  const wanted = wantedPieces(form);
  if (wanted.length === 0) throw new AppError("invalid", "Choose at least one piece.", "qty");
  return wanted;
}

function requireAmount(ctx: RequestContext, typed: string, currency: Currency): Minor {
  const amount = typed === "" ? 0 : amountOf(ctx, typed, "amount", currency);
  if (amount <= 0) throw new AppError("invalid", "Choose pieces, or enter an amount.", "amount");
  return amount;
}
