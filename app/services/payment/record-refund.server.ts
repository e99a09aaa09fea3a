import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { recordedActor } from "~/models/actor/recorded-actor";
import { formatMoney } from "~/models/money/format-money";
import { canTransition, transition } from "~/models/order/transition";
import { refundParts, refundPartsText } from "~/models/order-view/refund-parts";
import type { PaymentOutcome } from "~/models/payment/payment-outcome";
import { type Refundable, redemptionsLeft, refundableMinor, refundTotalMinor } from "~/models/payment/refund";
import { refunds } from "../db/schema";
import { queueOrderMail } from "../orders/queue-order-mail.server";
import { recordNote } from "../orders/record-note.server";
import { recordStatus } from "../orders/record-status.server";
import type { OrderRow } from "../orders/with-order-locks.server";
import type { ShopContext } from "../shop-context.server";
import type { PaymentRow } from "./find-payment.server";
import { heldRedemptions } from "./held-redemptions.server";
import { returnRedemptions } from "./return-redemptions.server";

/**
 * Notes that money went back: of a refund asked for here, or of one made at the provider, and mails the shopper. Noted
 * again it changes nothing. A completed order whose payment went back whole is closed. The order must be locked.
 */
export async function recordRefund(
  ctx: ShopContext,
  order: OrderRow,
  payment: PaymentRow,
  outcome: PaymentOutcome & { kind: "refunded" },
): Promise<void> {
  const made = await refundsOf(ctx, payment);
  if (made.some(({ reference }) => reference === outcome.reference)) return;
  const asked = made.find(({ id }) => id === outcome.refundId);
  const done = { status: "done", reference: outcome.reference, updatedAt: ctx.now() } as const;
  const refundId = asked?.id ?? randomUUID();
  const split = { amountMinor: outcome.amountMinor, redemptions: asked?.redemptions ?? [] };
  if (asked)
    await ctx.db
      .update(refunds)
      .set(done)
      .where(and(eq(refunds.tenantId, ctx.tenant.id), eq(refunds.id, refundId)));
  else
    await ctx.db.insert(refunds).values({
      ...{ tenantId: ctx.tenant.id, id: refundId, paymentId: payment.id, orderId: order.id, ...done },
      ...{ amountMinor: outcome.amountMinor, reason: "Paid back at the provider.", createdAt: ctx.now() },
    });
  await returnRedemptions(ctx, { id: refundId, orderId: order.id, redemptions: split.redemptions });
  await queueOrderMail(ctx, { orderId: order.id, kind: "refunded", subjectId: refundId });
  const parts = refundPartsText(refundParts(split, order.paymentMethod.title), payment.currency);
  const note = `${formatMoney(refundTotalMinor(split), payment.currency)} paid back${parts && `: ${parts}`}`;
  const left = await refundable(ctx, order, payment);
  if (
    refundTotalMinor({ ...left, amountMinor: left.paymentMinor }) > 0 ||
    !canTransition(order.status, "closed")
  )
    return recordNote(ctx, order, note);
  const by = { actor: recordedActor(await ctx.actor()), now: ctx.now() };
  await recordStatus(ctx, order.id, transition(order, "closed", by), note);
}

/**
 * What can still go back of an order: of its payment, and of the gift cards and store credit that paid it. These go back
 * by themselves when an order is cancelled, and not before it is paid. The order must be locked.
 */
export async function refundable(
  ctx: ShopContext,
  order: OrderRow,
  payment: PaymentRow,
): Promise<Refundable> {
  const made = await refundsOf(ctx, payment);
  const isPaid = order.status !== "pending" && order.status !== "pending_payment";
  const held = isPaid ? await heldRedemptions(ctx, order.id) : [];
  return {
    paymentMinor: refundableMinor(payment.capturedMinor, made),
    redemptions: redemptionsLeft(held, made),
    currency: payment.currency,
  };
}

/** Every refund of a payment. */
export const refundsOf = (ctx: ShopContext, payment: Pick<PaymentRow, "id">) =>
  ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.tenantId, ctx.tenant.id), eq(refunds.paymentId, payment.id)));
