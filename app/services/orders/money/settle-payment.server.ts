// @public

import { and, eq } from "drizzle-orm";
import { mismatchCare } from "~/models/orders/payment/mismatch-care";
import { unpaidNotes } from "~/models/orders/states/cancel-note";
import { paymentPaid } from "~/models/orders/states/payment-paid";
import {
  applyOutcome,
  isMoneyBack,
  type PaymentOutcome,
  type PaymentStatus,
} from "~/models/payments/payment-outcome";
import { formatMoney } from "~/models/platform/money/format-money";
import { cutText } from "~/models/platform/text/storable-text";
import { authorize } from "~/models/shops/actors/authorize";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { orders } from "~/tables/orders/orders";
import { paymentOutcomes, payments } from "~/tables/orders/payments";
import { findPayment, type PaymentRow } from "../../payments/providers/find-payment.server";
import type { ToldOutcome } from "../../payments/providers/provider";
import { storeMethod } from "../../payments/stored-methods/store-method.server";
import type { HeldOrder, OrderRow } from "../../selling/held-order";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { keepForNextTry } from "../delivery/keep-for-next-try.server";
import { withGroupLocks } from "../locks/with-order-locks.server";
import { queueOrderMail } from "../queue-order-mail.server";
import { cancelOpenPayments } from "../records/cancel-open-payments.server";
import { cancelUnpaidOrder } from "../records/cancel-unpaid-order.server";
import { queueDisputeMails } from "../records/queue-dispute-mails.server";
import { recordNote } from "../records/record-note.server";
import { orderSubject } from "../states/order-subject";
import { recordStatus } from "../states/record-status.server";
import { queueRefund } from "./queue-refund.server";
import { recordCapture } from "./record-capture.server";
import { settleMoneyBack } from "./settle-money-back.server";

/** The payment after an outcome, with the first of its orders. */
export type SettledPayment = { orderId: string; status: PaymentStatus };

/** How long stock is held for a payment whose provider needs time: 7 days (rule payment-4). */
const pendingMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Applies what a provider said about a payment to all its orders, once: the browser's return and the webhook
 * may come together, in any order and repeatedly. Locks are taken as rule locks-1 says.
 * @returns null for a payment that this shop and provider do not have
 */
export async function settlePayment(
  base: ShopContext,
  providerCode: string,
  { paymentId, outcome }: ToldOutcome,
  voucher: "provider" | "actor" = "provider",
): Promise<SettledPayment | null> {
  // Whether a browser, a webhook or a job brought the outcome: it is the provider that vouches for it, or a
  // person who saw the money.
  const provider = { tenantId: base.tenant.id, shopId: base.shop.id, code: providerCode };
  const ctx = voucher === "actor" ? base : { ...base, actor: acting({ kind: "provider", ...provider }) };
  const found = await findPayment(ctx, paymentId);
  if (!found || found.provider !== providerCode) return null;
  const givesUp = outcome.kind === "declined" || outcome.kind === "cancelled";
  // What is paid back whole before it was sent goes on sale again.
  const reach = givesUp ? "stock and cart" : outcome.kind === "refunded" ? "stock" : "order";
  const status = await withGroupLocks(ctx, { orderId: found.orderId, reach }, async (inner, held) => {
    // Read again under the locks: another outcome may have been applied while this one waited.
    const payment = await findPayment(inner, paymentId);
    return payment && settle(inner, held, payment, outcome);
  });
  return status && { orderId: found.orderId, status };
}

async function settle(
  ctx: ShopContext,
  held: readonly HeldOrder[],
  payment: PaymentRow,
  outcome: PaymentOutcome,
): Promise<PaymentStatus> {
  const actor = await ctx.actor();
  const verb = isMoneyBack(outcome) ? "refund" : "change";
  for (const { order } of held) authorize(actor, verb, orderSubject(order));
  const noted = await noteOutcome(ctx, payment, outcome);
  const orders = held.map(({ order }) => order);
  if (isMoneyBack(outcome)) await settleMoneyBack(ctx, orders, payment, outcome);
  if (outcome.kind === "disputed" && noted) await noteDispute(ctx, orders, payment, outcome);
  if (noted && isOfDispute(outcome.kind))
    for (const { id } of orders) await queueDisputeMails(ctx, id, { outcomeId: noted.id });
  if (isMoneyBack(outcome) || outcome.kind === "disputed") return payment.status;
  const status = await apply(ctx, held, payment, outcome);
  const stored = "stored" in outcome && payment.mode !== "once" ? outcome.stored : null;
  // The outcome that names what was stored may come after one that did not.
  if (stored)
    for (const { order } of held) await storeMethod(ctx, order, { ...stored, provider: payment.provider });
  return status;
}

async function apply(
  ctx: ShopContext,
  held: readonly HeldOrder[],
  payment: PaymentRow,
  outcome: PaymentOutcome,
): Promise<PaymentStatus> {
  const { status, capturedMinor, effect } = applyOutcome(payment, outcome);
  if (status === payment.status && effect === "none") return status;
  // Before the orders: giving one up ends the payments that are open still.
  await ctx.db
    .update(payments)
    .set({
      status,
      capturedMinor,
      updatedAt: ctx.now(),
      ...("reference" in outcome ? { takenReference: outcome.reference } : {}),
    })
    .where(and(eq(payments.tenantId, ctx.tenant.id), eq(payments.id, payment.id)));
  await recordCapture(ctx, held, payment, capturedMinor, outcome);
  for (const one of held) {
    if (effect === "accept") await accept(ctx, one, payment);
    if (effect === "hold") await hold(ctx, one);
    if (effect === "give up") await giveUp(ctx, one, { mode: payment.mode, status }, outcome);
    if (effect === "check") await check(ctx, one, payment, outcome);
  }
  return status;
}

const isOfDispute = (kind: PaymentOutcome["kind"]): boolean =>
  kind === "disputed" || kind === "charged back" || kind === "reinstated";

/** Tells the shop that a payment is disputed, once for each state of the dispute (rule payment-23). */
async function noteDispute(
  ctx: ShopContext,
  orders: readonly OrderRow[],
  payment: PaymentRow,
  { amountMinor, currency, reason }: PaymentOutcome & { kind: "disputed" },
): Promise<void> {
  ctx.log.error("a payment is disputed", { payment: payment.id, provider: payment.provider, reason });
  for (const order of orders)
    await recordNote(ctx, order, `A payment of ${formatMoney(amountMinor, currency)} is disputed: ${reason}`);
}

/** @returns its id; null where it was said before */
async function noteOutcome(
  ctx: ShopContext,
  payment: PaymentRow,
  outcome: PaymentOutcome,
): Promise<{ id: number } | null> {
  const [noted] = await ctx.db
    .insert(paymentOutcomes)
    .values({
      tenantId: ctx.tenant.id,
      paymentId: payment.id,
      kind: outcome.kind,
      createdAt: ctx.now(),
      reference: "reference" in outcome ? outcome.reference : "",
      amountMinor: "amountMinor" in outcome ? outcome.amountMinor : null,
      note: "reason" in outcome ? cutText(outcome.reason ?? "", 500) : "",
    })
    .onConflictDoNothing()
    .returning({ id: paymentOutcomes.id });
  return noted ?? null;
}

async function accept(ctx: ShopContext, { order }: HeldOrder, payment: PaymentRow): Promise<void> {
  const paid = paymentPaid(order, { actor: recordedActor(await ctx.actor()), now: ctx.now() });
  if (paid.kind === "paid") {
    await recordStatus(ctx, order.id, paid.event, "Paid");
    // An order that waited for its payment was not confirmed before.
    const kind = order.status === "pending" ? "paid" : "placed";
    // What was to be charged later, had the customer not paid (rule subscriptions-12).
    if (order.subscriptionId !== null) await cancelOpenPayments(ctx, order.groupId);
    await queueOrderMail(ctx, { orderId: order.id, kind });
  }
  // What an edit made it dearer by (rule order-edits-4).
  if (paid.kind === "already-paid")
    await recordNote(ctx, order, `${formatMoney(payment.amountMinor, payment.currency)} paid`);
  // Paid for an order that was canceled meanwhile: its stock is on sale again, so the money goes back.
  if (paid.kind === "refund") await giveBack(ctx, order, payment);
}

const giveBack = (ctx: ShopContext, { id: orderId }: OrderRow, { id: paymentId }: PaymentRow) =>
  queueRefund(ctx, { paymentId, orderId });

async function check(ctx: ShopContext, held: HeldOrder, payment: PaymentRow, outcome: PaymentOutcome) {
  const care = mismatchCare(held.order.status, payment.currency, outcome);
  if (care === "give back") await giveBack(ctx, held.order, payment);
  if (care === "ask a person") await askToCheck(ctx, held, payment, outcome);
}

async function hold(ctx: ShopContext, { order }: HeldOrder): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ reservedUntil: new Date(ctx.now().getTime() + pendingMs) })
    .where(
      and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, order.id), eq(orders.status, "pending_payment")),
    );
}

async function giveUp(
  ctx: ShopContext,
  held: HeldOrder,
  ended: Pick<PaymentRow, "mode" | "status">,
  outcome: PaymentOutcome,
): Promise<void> {
  if (held.order.status !== "pending_payment") return;
  if (await keepForNextTry(ctx, held.order, ended)) return;
  const note = outcome.kind === "declined" ? unpaidNotes.declined : unpaidNotes.left;
  await cancelUnpaidOrder(ctx, held, note);
}

/**
 * Leaves the order as it is, with its stock, and says in its history what a person has to look at (rule
 * payment-2).
 */
async function askToCheck(
  ctx: ShopContext,
  { order }: HeldOrder,
  payment: PaymentRow,
  outcome: PaymentOutcome,
): Promise<void> {
  const asked = formatMoney(payment.amountMinor, payment.currency);
  const note =
    "amountMinor" in outcome
      ? `${formatMoney(outcome.amountMinor, outcome.currency)} was paid instead of ${asked}. Check the payment before you ship.`
      : "The payment that was reserved is gone. Check it before you ship.";
  await ctx.db
    .update(orders)
    .set({ reservedUntil: null, updatedAt: ctx.now() })
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, order.id)));
  await recordNote(ctx, order, note);
}
