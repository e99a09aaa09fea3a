import { and, eq } from "drizzle-orm";
import type { SellerMailKind } from "~/models/orders/mail/seller-mail";
import type { OrderEvent } from "~/models/orders/states/transition";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { orders } from "~/tables/orders/orders";
import { findSellerMailbox } from "../../marketplace/find-seller-mailbox.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";

/**
 * Queues the mail that tells the seller of an order about its new state, in the transaction that changes it
 * (rule sellers-12): that it came, or that someone else canceled or refunded it before it was sent.
 */
export async function queueSellerMail(
  ctx: ShopContext,
  orderId: string,
  { from, to }: Pick<OrderEvent, "from" | "to">,
): Promise<void> {
  const kind = kindOf(from, to);
  if (!kind) return;
  const [order] = await ctx.db
    .select({ sellerId: orders.sellerId })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  if (!order || sellerOfActor(await ctx.actor()) === order.sellerId) return;
  if ((await findSellerMailbox(ctx, order.sellerId)) === "") return;
  await enqueueJob(ctx, "send-seller-mail", { orderId, kind }, { jobKey: `seller-mail:${kind}:${orderId}` });
}

function kindOf(from: OrderEvent["from"], to: OrderEvent["to"]): SellerMailKind | null {
  if (to === "processing") return "ordered";
  const isEnded = to === "canceled" || to === "closed";
  return isEnded && (from === "processing" || from === "packing") ? "canceled" : null;
}

/**
 * Queues the mail that tells an order's seller, or the shop, of a return request, in its transaction (rule
 * order-returns-8).
 */
export const queueReturnMail = (ctx: ShopContext, orderId: string, id: number): Promise<void> =>
  enqueueJob(
    ctx,
    "send-seller-mail",
    { orderId, kind: "return_requested", subjectId: String(id) },
    { jobKey: `seller-mail:return_requested:${orderId}:${id}` },
  );

/** The same of a consumer's withdrawal (rule withdrawals-6). */
export const queueWithdrawalMail = (ctx: ShopContext, orderId: string, id: number): Promise<void> =>
  enqueueJob(
    ctx,
    "send-seller-mail",
    { orderId, kind: "withdrawn", subjectId: String(id) },
    { jobKey: `seller-mail:withdrawn:${orderId}:${id}` },
  );
