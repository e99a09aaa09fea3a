// @public

import { piecesOfQtys } from "~/models/orders/return-request/return-form";
import type { WithdrawalForm } from "~/models/orders/withdrawal/withdrawal-form";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { asHolder } from "../reading/read-order.server";
import { recordWithdrawal } from "./record-withdrawal.server";

/**
 * Takes a consumer's withdrawal (rule withdrawals-5). Who opened the form from an order they may see is told
 * at once; for all others a job looks the order up, so that neither the answer nor its duration reveals
 * whether there is one.
 * @throws AppError `too_many`, and as `recordWithdrawal` for an order that is seen
 */
export async function declareWithdrawal(
  ctx: ShopContext & { secret: string; clientAddress?: string },
  { order, key, number, name, email, items, qty }: WithdrawalForm,
): Promise<void> {
  await countAttempt(ctx, { action: "withdrawal", by: "email", who: email }, attemptLimits.orderLinkByEmail);
  if (ctx.clientAddress) {
    const attempt = { action: "withdrawal", by: "address", who: ctx.clientAddress } as const;
    await countAttempt(ctx, attempt, attemptLimits.resetByAddress);
  }
  const at = ctx.now();
  if (order === "")
    await enqueueJob(ctx, "withdraw-by-number", { number, name, email, items, at: at.toISOString() });
  else {
    const pieces = piecesOfQtys(qty);
    const holder = asHolder(ctx, order, { secret: ctx.secret, key });
    await recordWithdrawal(holder, order, { name, email, items, pieces, at }, { verb: "view" });
  }
}
