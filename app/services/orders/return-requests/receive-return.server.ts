// @public

import type { ShopContext } from "../../shops/context/shop-context.server";
import { queueOrderMail } from "../queue-order-mail.server";
import { restockPieces } from "../records/move-stock.server";
import { moveReturn, type ReturnKey } from "./move-return.server";

/**
 * Notes that the pieces of a return have arrived, and puts them on sale again where that is asked for (rule
 * order-returns-7). Nothing is paid back yet, or all of it was before (rule withdrawals-7).
 * @throws AppError as `moveReturn`
 */
export async function receiveReturn(
  ctx: ShopContext,
  key: ReturnKey,
  { restocks }: { restocks: boolean },
): Promise<void> {
  const { orderId, id } = key;
  await moveReturn(ctx, key, { to: "received", reach: "stock" }, async (inner, { request, isAwaited }) => {
    if (restocks) await restockPieces(inner, orderId, request.pieces);
    if (!isAwaited) await queueOrderMail(inner, { orderId, kind: "return_received", subjectId: String(id) });
    return { status: "received", note: "" };
  });
}
