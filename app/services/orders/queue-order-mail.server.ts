// @public

import { and, asc, eq, sql } from "drizzle-orm";
import type { OrderMailKind } from "~/models/orders/mail/order-mail/order-mail-kind";
import { orders } from "~/tables/orders/orders";
import type { ShopContext } from "../shops/context/shop-context.server";
import { enqueueJob } from "../shops/jobs/enqueue-job.server";

/** A mail about an order. */
export type OrderMailTask = {
  orderId: string;
  kind: OrderMailKind;
  /** The shipment or refund that it is about. */
  subjectId?: string;
  /** The first of the orders that were placed together, where the caller knows it; else it is looked up. */
  firstOfGroup?: string;
};

/**
 * Queues a mail about an order with the change it is about, in the same transaction. Orders that were placed
 * together are confirmed by one mail (rule order-groups-10): of those queued in a transaction, the last one
 * stays.
 */
export async function queueOrderMail(
  ctx: ShopContext,
  { orderId, kind, subjectId = "", firstOfGroup }: OrderMailTask,
): Promise<void> {
  const about = confirmations.some((one) => one === kind)
    ? (firstOfGroup ?? (await findFirst(ctx, orderId)))
    : orderId;
  const jobKey = ["order-mail", kind, about, subjectId].filter(Boolean).join(":");
  await enqueueJob(ctx, "send-order-mail", { orderId, kind, subjectId }, { jobKey });
}

/** The mails that are about all orders placed together. */
const confirmations = ["placed", "paid"] as const satisfies readonly OrderMailKind[];

/** The first of the orders that were placed together. */
async function findFirst(ctx: ShopContext, orderId: string): Promise<string> {
  const groupId = ctx.db
    .select({ groupId: orders.groupId })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  const [first] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.groupId, groupId)))
    .orderBy(sql`length(${orders.incrementId})`, asc(orders.incrementId))
    .limit(1);
  return first?.id ?? orderId;
}
