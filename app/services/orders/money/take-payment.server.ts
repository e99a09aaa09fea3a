// @public

import { isOpen } from "~/models/payments/payment-outcome";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { mayNotePayment } from "~/models/shops/actors/may-note-payment";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import { offlineProvider } from "../../payments/providers/offline-provider.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { findOrderSubject } from "../records/find-order-subject.server";
import { capturePayment } from "./capture-payment.server";
import { type SettledPayment, settlePayment } from "./settle-payment.server";

/**
 * Notes that the money of an order has arrived, or takes what was only authorized (rule payment-12). Money at
 * a provider is noted by the provider alone, and no seller notes money that goes to the business.
 * @throws AppError `forbidden`, `not_found`, or `conflict` where there is nothing to take
 */
export async function takePayment(ctx: PaymentContext, orderId: string): Promise<SettledPayment> {
  const payment = await findPaymentOfOrder(ctx, orderId);
  const order = payment && (await findOrderSubject(ctx, orderId));
  if (!payment || !order) throw new AppError("not_found", "This order has no payment.");
  const actor = await ctx.actor();
  authorize(actor, "change", order);
  if (payment.status === "authorized") return capturePayment(ctx, payment.id);
  if (payment.provider !== offlineProvider.code || !isOpen(payment.status))
    throw new AppError("conflict", `There is nothing to take: the payment is ${payment.status}.`);
  if (!mayNotePayment(actor)) throw new AppError("forbidden", "The business notes what it was paid.");
  const { id, amountMinor, currency } = payment;
  const outcome = { kind: "paid", reference: id, amountMinor, currency } as const;
  const settled = await settlePayment(ctx, payment.provider, { paymentId: id, outcome }, "actor");
  if (!settled) throw new AppError("not_found", "This order has no payment.");
  return settled;
}
