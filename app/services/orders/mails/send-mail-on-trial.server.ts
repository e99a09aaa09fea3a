// @public

import { randomUUID } from "node:crypto";
import type { OrderMailKind } from "~/models/orders/mail/order-mail/order-mail-kind";
import { authorize } from "~/models/shops/actors/authorize";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { findOrder } from "../reading/find-order.server";
import { orderSubject } from "../states/order-subject";

/**
 * Sends a mail about an order to someone of the shop, so that they see how customers get it (rule orders-26).
 * The order's history says nothing of it.
 * @throws AppError `not_found`, `forbidden`
 */
export async function sendMailOnTrial(
  ctx: ShopContext,
  orderId: string,
  about: { kind: OrderMailKind; subjectId: string; to: string },
): Promise<void> {
  authorize(await ctx.actor(), "reply", orderSubject(await findOrder(ctx, orderId)));
  const again = `trial-${randomUUID()}`;
  await inTransaction(ctx, (inner) =>
    enqueueJob(inner, "send-order-mail", { orderId, ...about, again }, { jobKey: `order-mail:${again}` }),
  );
}
