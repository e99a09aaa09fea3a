import { AppError } from "~/models/error/app-error";
import type { Minor } from "~/models/money/money";
import type { OrderReturn } from "~/models/order-return/order-return";
import { returnReasons } from "~/models/return-request/return-form";
import { returnNumber } from "~/models/return-request/return-view";
import { takePieces } from "~/models/shipment/take-pieces";
import type { PaymentContext } from "../payment/payment-context.server";
import { beginLinesRefund } from "../payment/refund-lines.server";
import { finishRefund, type RefundRow } from "../payment/refund-payment.server";
import { moveReturn, type ReturnKey } from "./move-return.server";

/**
 * Pays the pieces of a return that arrived back, and a part of the delivery where that is asked for (rule order-returns-7).
 * The request is refunded once the refund is done.
 * @returns what went back, and how the refund ended; one that failed can be tried again
 * @throws AppError as `moveReturn`, and `invalid` for what the order does not have left
 */
export async function refundReturn(
  ctx: PaymentContext,
  key: ReturnKey,
  { delivery }: { delivery: Minor | "all" },
): Promise<{ result: "done" | "failed"; returned: OrderReturn }> {
  let begun: { row: RefundRow; returned: OrderReturn } | null = null;
  await moveReturn(ctx, key, { to: "refunded", verb: "refund" }, async (inner, { order, request }) => {
    const reason = `Return ${returnNumber(order.incrementId, request.id)}: ${returnReasons[request.reason]}`;
    begun = await beginLinesRefund(inner, order, {
      ...{ delivery, reason },
      take: (open) =>
        request.pieces.flatMap(({ orderItemId, qty }) => {
          const line = open.filter(({ id }) => id === orderItemId);
          return takePieces(line, [{ sku: line[0]?.sku ?? "", qty }], "refund");
        }),
    });
    if (!begun) throw new AppError("not_found", "This order has no payment.");
    return { note: "", refundId: begun.row.id };
  });
  const { row, returned } = begun as unknown as { row: RefundRow; returned: OrderReturn };
  return { result: await finishRefund(ctx, row), returned };
}
