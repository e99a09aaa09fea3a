import { redirect } from "@remix-run/node";
import type { z } from "zod";
import { isOrderDeed, type OrderDeed, orderForms } from "~/models/office/orders/order-forms";
import { AppError } from "~/models/platform/error/app-error";
import type { Minor } from "~/models/platform/money/money";
import { parseExactMoney } from "~/models/platform/money/parse-money";
import { withQuery } from "~/paths";
import { officeOrderPath } from "~/paths/office";
import { cancelLines } from "../orders/cancel-lines.server";
import { cancelOrder } from "../orders/cancel-order.server";
import { deliverOrder } from "../orders/deliver-order.server";
import { findOrderByNumber } from "../orders/find-order-by-number.server";
import { noteOrder } from "../orders/note-order.server";
import { readyOrder } from "../orders/ready-order.server";
import { refundLines } from "../orders/refund-lines.server";
import { refundOrder } from "../orders/refund-order.server";
import { shipOrder } from "../orders/ship-order.server";
import { takePayment } from "../orders/take-payment.server";
import { answerForm } from "../platform/forms/answer-form.server";
import { readForm } from "../platform/forms/read-form.server";
import type { RequestContext } from "../shops/request-context.server";

type Answers<Deed extends OrderDeed> = z.output<(typeof orderForms)[Deed]>;
type Deeds = {
  [Deed in OrderDeed]: (ctx: RequestContext, id: string, answers: Answers<Deed>) => Promise<unknown>;
};

const deeds: Deeds = {
  ship: (ctx, id, { lines, carrier, tracking }) => {
    requirePieces(lines);
    return shipOrder(ctx, id, { carrier, trackingNumber: tracking, pieces: lines });
  },
  ready: (ctx, id, { lines }) => {
    requirePieces(lines);
    return readyOrder(ctx, id, lines);
  },
  delivered: deliverOrder,
  pay: takePayment,
  refund: async (ctx, id, { lines, delivery, amount, reason }) => {
    const ended =
      lines.length > 0 || delivery
        ? await refundLines(ctx, id, {
            wanted: lines,
            delivery: amountOf(ctx, delivery, "delivery") ?? 0,
            reason,
          })
        : await refundOrder(ctx, id, { amountMinor: requireAmount(ctx, amount), reason });
    if (ended.result === "failed")
      throw new AppError("unavailable", "The payment provider refused the refund. Nothing was paid back.");
  },
  "cancel-lines": (ctx, id, { lines, note }) => {
    requirePieces(lines);
    return cancelLines(ctx, id, { wanted: lines, note });
  },
  cancel: (ctx, id, { note }) => cancelOrder(ctx, id, note),
  note: (ctx, id, { note }) => noteOrder(ctx, id, note),
};

/**
 * Does with an order what a form of its page asks for, and leads back to the page (rule office-5). What is wrong is
 * said in the form.
 * @throws Response 400 for a form that is none of the page's
 */
export async function actOnOrder(ctx: RequestContext, request: Request, number: string) {
  const form = await readForm(request);
  const deed = form.get("do");
  if (!isOrderDeed(deed)) throw new Response("Bad Request", { status: 400 });
  const orderId = await findOrderByNumber(ctx, number);
  return answerForm(form, { id: deed, schema: orderForms[deed], keeps: "all" }, async (answers) => {
    const act = deeds[deed] as (ctx: RequestContext, id: string, answers: unknown) => Promise<unknown>;
    await act(ctx, orderId, answers);
    return redirect(withQuery(officeOrderPath(number), { done: deed }), 303);
  });
}

function requirePieces(lines: readonly unknown[]): void {
  if (lines.length === 0) throw new AppError("invalid", "Choose at least one piece.", "lines");
}

function amountOf(ctx: RequestContext, typed: string, field: string): Minor | null {
  if (typed === "") return null;
  const amount = parseExactMoney(typed, ctx.tenant.currency);
  if (amount === null || amount < 0) throw new AppError("invalid", "Enter an amount, such as 12.50.", field);
  return amount;
}

function requireAmount(ctx: RequestContext, typed: string): Minor {
  const amount = amountOf(ctx, typed, "amount");
  if (!amount) throw new AppError("invalid", "Choose pieces, or enter an amount.", "amount");
  return amount;
}
