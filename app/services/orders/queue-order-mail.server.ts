import type { OrderMailKind } from "~/models/mail/order-mail/order-mail-kind";
import { enqueueJob } from "../jobs/enqueue-job.server";
import type { ShopContext } from "../shop-context.server";

/** A mail about an order. `subjectId` names the shipment or refund it is about. */
export type OrderMailTask = { orderId: string; kind: OrderMailKind; subjectId?: string };

/** Queues a mail about an order with the change it is about, in the same transaction. */
export async function queueOrderMail(
  ctx: ShopContext,
  { orderId, kind, subjectId = "" }: OrderMailTask,
): Promise<void> {
  const jobKey = ["order-mail", kind, orderId, subjectId].filter(Boolean).join(":");
  await enqueueJob(ctx, "send-order-mail", { orderId, kind, subjectId }, { jobKey });
}
