// @public

import { and, eq } from "drizzle-orm";
import { readdressRefusal } from "~/models/orders/edit/edit-refusal";
import { needsPricing, type OrderEdit } from "~/models/orders/edit/order-edit";
import type { RefundEnd } from "~/models/payments/refund";
import { AppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import type { Minor } from "~/models/platform/money/money";
import { authorize } from "~/models/shops/actors/authorize";
import { orderEvents } from "~/tables/orders/orders";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { readProductsBySku } from "../../selling/cart-page/read-cart-lines.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readIssuedInvoice, reissueInvoice } from "../invoices/reissue-invoice.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { finishRefund, type RefundRow } from "../money/refund-payment.server";
import { queueOrderMail } from "../queue-order-mail.server";
import { findOrder } from "../reading/find-order.server";
import { recordNote } from "../records/record-note.server";
import { orderSubject } from "../states/order-subject";
import { editNote, type NotedEdit } from "./edit-note.server";
import { type PricedEdit, priceEdit } from "./price-edit.server";
import { settleDifference } from "./settle-difference.server";
import { writeAddresses, writeEdit } from "./write-edit.server";

/**
 * What makes an edit the one its caller saw: the order's version, and the total that was shown, null where
 * none was. `key` is the caller's own name for it: asked for again, nothing is done twice.
 */
export type EditOnce = { key: string | null; version: number | null; seenTotalMinor: Minor | null };

/** What an edit did. `askedMinor` is what the shopper is asked for, `refund` what went back. */
export type EditedOrder = {
  number: string;
  totalMinor: Minor;
  differenceMinor: Minor;
  askedMinor: Minor;
  refund: { amountMinor: Minor; result: RefundEnd } | null;
};

/**
 * What an edit would make of an order, priced by the pipeline (rule order-edits-3). Nothing is written.
 * @throws AppError as {@link editOrder}
 */
export async function previewEdit(ctx: ShopContext, orderId: string, edit: OrderEdit): Promise<PricedEdit> {
  const order = await findOrder(ctx, orderId);
  authorize(await ctx.actor(), "change", orderSubject(order));
  return priceEdit(ctx, order, edit);
}

/**
 * Edits an order before it is packed (docs/rules/order-edits.md): its lines, addresses, email and shipping
 * method. It is priced again, its stock follows, and the difference is asked for or paid back. An invoice
 * that was issued is taken back and another issued (rule orders-27). Its history says who changed what, and
 * its shopper gets a mail.
 * @throws AppError `not_found`, `forbidden`, `conflict` for an order that cannot be edited, that was edited
 * meanwhile or that costs something else than was seen, `invalid` for what the edit asks for
 */
export async function editOrder(
  ctx: PaymentContext,
  orderId: string,
  edit: NotedEdit,
  once: EditOnce,
): Promise<EditedOrder> {
  const seen = await findOrder(ctx, orderId);
  const alsoStock = await stockOf(ctx, seen, edit);
  const done = await withOrderLocks(ctx, { orderId, reach: "stock", alsoStock }, async (inner, { order }) => {
    authorize(await inner.actor(), "change", orderSubject(order));
    if (once.key !== null && (await wasDone(inner, orderId, once.key))) return unchanged(order);
    if (once.version !== null && once.version !== order.version)
      throw new AppError("conflict", "This order was edited meanwhile. Please look at it again.");
    const before = changesInvoice(order, edit) ? await readIssuedInvoice(inner, order) : null;
    const done = needsPricing(order, edit)
      ? await reprice({ ...inner, config: ctx.config }, order, edit, once.seenTotalMinor)
      : await readdress(inner, order, edit);
    if (done.said === "") throw new AppError("invalid", "Nothing was changed.");
    await queueOrderMail(inner, { orderId, kind: "edited", subjectId: String(done.version) });
    const { version } = done;
    const reissued = before ? ` ${await reissueInvoice(inner, order, { before, version })}` : "";
    await recordNote(inner, order, `${done.said}${reissued}`, once.key);
    return { ...unchanged(order), ...done.settled };
  });
  if (!done) throw new AppError("not_found", "We couldn’t find this order.");
  return { ...done, refund: await payBack(ctx, done.refunds) };
}

/** Whether an edit changes what the order's invoice says, which has to stay as it was issued. */
const changesInvoice = (order: OrderRow, edit: NotedEdit): boolean =>
  needsPricing(order, edit) || edit.shippingAddress !== undefined || edit.billingAddress !== undefined;

/** Prices the order as it is to be, writes it, and settles the difference. */
async function reprice(
  ctx: ShopContext & Pick<PaymentContext, "config">,
  order: OrderRow,
  edit: NotedEdit,
  seenTotalMinor: Minor | null,
) {
  const priced = await priceEdit(ctx, order, edit);
  checkSeen(priced, seenTotalMinor);
  const said = editNote(priced, edit);
  if (said === "") return { said, version: order.version, settled: {} };
  const version = await writeEdit(ctx, priced, edit);
  const settled = await settleDifference(ctx, order, { priced, version });
  const { totalDueMinor: totalMinor } = priced.summary.totals;
  return {
    said,
    version,
    settled: { ...settled, totalMinor, differenceMinor: totalMinor - order.totalDueMinor },
  };
}

/** Writes addresses and an email that leave the price as it is, also of one of several orders. */
async function readdress(ctx: ShopContext, order: OrderRow, edit: NotedEdit) {
  const refusal = readdressRefusal(order.status);
  if (refusal) throw new AppError("conflict", refusal);
  const said = editNote({ order, items: [], lines: [], summary: null }, edit);
  if (said === "") return { said, version: order.version, settled: {} };
  return { said, version: await writeAddresses(ctx, order, edit), settled: {} };
}

const unchanged = (order: OrderRow) => ({
  number: order.incrementId,
  totalMinor: order.totalDueMinor,
  differenceMinor: 0,
  askedMinor: 0,
  refunds: [] as RefundRow[],
});

async function payBack(ctx: PaymentContext, refunds: readonly RefundRow[]): Promise<EditedOrder["refund"]> {
  let result: RefundEnd = "done";
  for (const row of refunds) {
    const end = await finishRefund(ctx, row);
    if (end !== "done") result = end;
  }
  const amountMinor = refunds.reduce((sum, row) => sum + row.amountMinor, 0);
  return refunds.length > 0 ? { amountMinor, result } : null;
}

async function stockOf(ctx: ShopContext, { sellerId }: OrderRow, { add = [] }: OrderEdit): Promise<number[]> {
  const skus = add.map(({ sku }) => sku);
  return (await readProductsBySku(ctx, skus, sellerId)).flatMap(({ stockItemId }) => stockItemId ?? []);
}

async function wasDone(ctx: ShopContext, orderId: string, key: string): Promise<boolean> {
  const [event] = await ctx.db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.tenantId, ctx.tenant.id),
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.callerKey, key),
      ),
    )
    .limit(1);
  return event !== undefined;
}

function checkSeen({ summary, order }: PricedEdit, seenMinor: Minor | null): void {
  const { totalDueMinor } = summary.totals;
  if (totalDueMinor <= 0)
    throw new AppError("conflict", "Nothing would be left to pay. Cancel the order instead.");
  if (seenMinor === null || seenMinor === totalDueMinor) return;
  const [now, seen] = [totalDueMinor, seenMinor].map((minor) => formatMoney(minor, order.currency));
  throw new AppError("conflict", `The total is now ${now}, not ${seen}. Please look at it again.`);
}
