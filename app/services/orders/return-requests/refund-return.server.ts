// @public

import { qtyNotReturned } from "~/models/orders/return-request/order-return";
import { returnReasons } from "~/models/orders/return-request/return-form";
import { returnNumber } from "~/models/orders/return-request/return-view";
import type { LinePieces } from "~/models/orders/shipment/take-pieces";
import { AppError } from "~/models/platform/error/app-error";
import type { Minor } from "~/models/platform/money/money";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isRefundedWhole } from "../money/is-refunded-whole.server";
import { type BegunLines, beginLinesRefund, type PaidLines, payLines } from "../money/refund-lines.server";
import { moveReturn, type ReturnKey, type ReturnRow } from "./move-return.server";
import { readReturnableOrder } from "./read-returnable-order.server";

/** How a return was paid back; null where everything had gone back before. */
export type PaidReturn = PaidLines | null;

/**
 * Pays the pieces of a return that arrived back, and a part of the delivery where that is asked for (rule
 * order-returns-7), all of it where a consumer withdraws from the whole order: what they cost, as far as it
 * was not paid back before, or another amount. The request is
 * refunded once the refund is done, or at once where nothing is left to pay back.
 * @param refund `amountMinor` null for what the pieces cost
 * @returns what went back, and how the refund ended; one that failed can be tried again
 * @throws AppError as `moveReturn`, and `invalid` for what the order does not have left
 */
export async function refundReturn(
  ctx: PaymentContext,
  key: ReturnKey,
  { delivery, amountMinor = null }: { delivery: Minor | "all"; amountMinor?: Minor | null },
): Promise<PaidReturn> {
  const begun: BegunLines[] = [];
  await moveReturn(ctx, key, { to: "refunded", verb: "refund" }, async (inner, { order, request }) => {
    if (await isPaidBack(inner, order, request)) return { status: "refunded", note: "Paid back before." };
    const why = request.withdrawal ? "Withdrawal from the contract" : returnReasons[request.reason];
    const reason = `Return ${returnNumber(order.incrementId, request.id)}: ${why}`;
    const take = (open: readonly { id: number; leftQty: number }[]) => piecesLeft(request.pieces, open);
    const owed = (await isWholeWithdrawal(inner, order, request)) ? "all" : delivery;
    const lines = await beginLinesRefund(inner, order, { delivery: owed, reason, take, amountMinor });
    if (!lines) throw new AppError("not_found", "This order has no payment.");
    begun.push(lines);
    return { note: "", refundId: lines.row.id };
  });
  const [lines] = begun;
  return lines ? payLines(ctx, lines) : null;
}

/** The pieces of a return without those that other refunds paid back. */
const piecesLeft = (
  pieces: readonly LinePieces[],
  open: readonly { id: number; leftQty: number }[],
): LinePieces[] =>
  pieces.flatMap(({ orderItemId, qty }) => {
    const leftQty = open.find(({ id }) => id === orderItemId)?.leftQty ?? 0;
    return leftQty > 0 ? [{ orderItemId, qty: Math.min(qty, leftQty) }] : [];
  });

/** Whether nothing of an order is kept: then its delivery is paid back, too (rule withdrawals-7). */
async function isWholeWithdrawal(ctx: ShopContext, order: OrderRow, request: ReturnRow): Promise<boolean> {
  if (request.withdrawal === null) return false;
  const { lines } = await readReturnableOrder(ctx, order);
  const ofRequest = (lineId: number) =>
    request.pieces.find(({ orderItemId }) => orderItemId === lineId)?.qty ?? 0;
  return lines.every((line) => line.rowTotalMinor === 0 || qtyNotReturned(line) <= ofRequest(line.id));
}

/** Whether refunds paid all pieces of a return back, or the whole order. */
async function isPaidBack(ctx: ShopContext, order: OrderRow, { pieces }: ReturnRow): Promise<boolean> {
  const { lines } = await readReturnableOrder(ctx, order);
  const open = lines.map((line) => ({ id: line.id, leftQty: qtyNotReturned(line) }));
  return piecesLeft(pieces, open).length === 0 || (await isRefundedWhole(ctx, order));
}
