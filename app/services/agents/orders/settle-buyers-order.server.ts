import { and, eq, or, sql } from "drizzle-orm";
import { buyersOrder, isBuyersOrder } from "~/models/agents/purchase/buyers-order";
import { agentCheckouts } from "~/tables/agents/agents";
import type { OrderStatusChange } from "../../selling/order-status-handler.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { checkoutOfOrder } from "./read-agent-order.server";

/**
 * Keeps how an order that waited for its buyer's payment went on: its checkout is completed once it is paid,
 * and open again where it was given up (rule agents-23).
 */
export async function settleBuyersOrder(
  ctx: ShopContext,
  { orderId, from, to }: OrderStatusChange,
): Promise<void> {
  if (from !== "pending_payment") return;
  const row = await checkoutOfOrder(ctx, orderId);
  if (!row || !isBuyersOrder(row.endedAs)) return;
  const { linkedId } = row.asked;
  const ended = sql`${agentCheckouts.endedAs} ->> 'finishedBy' = 'buyer'`;
  const own = eq(agentCheckouts.id, row.id);
  await ctx.db
    .update(agentCheckouts)
    .set({ endedAs: to === "canceled" ? null : buyersOrder(false) })
    .where(
      and(ofShop(agentCheckouts, ctx), ended, linkedId ? or(own, eq(agentCheckouts.id, linkedId)) : own),
    );
}
