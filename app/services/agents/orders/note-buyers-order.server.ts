import { and, eq, inArray, isNull } from "drizzle-orm";
import { buyersOrder } from "~/models/agents/purchase/buyers-order";
import { agentCheckouts } from "~/tables/agents/agents";
import type { AgentsOrder } from "../../selling/order-status-handler.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isCart } from "../purchase/agent-purchase";
import { linkedCheckout } from "../purchase/linked-checkout.server";
import { tellAgent } from "./tell-agent.server";

/**
 * Ends the open checkout that a buyer went on with in the browser, with the cart or checkout that has the
 * same goods: the order is that of the checkout (rule agents-23).
 */
export async function noteBuyersOrder(
  ctx: ShopContext,
  { orderId, checkoutId, waitsForPayment }: AgentsOrder,
): Promise<void> {
  const isOpen = and(ofShop(agentCheckouts, ctx), isNull(agentCheckouts.endedAs));
  const [followed] = await ctx.db
    .select()
    .from(agentCheckouts)
    .where(and(isOpen, eq(agentCheckouts.id, checkoutId)));
  if (!followed) return;
  const linked = await linkedCheckout(ctx, followed);
  const owner = linked && isCart(followed.kind) ? linked : followed;
  const ids = linked ? [followed.id, linked.id] : [followed.id];
  await ctx.db
    .update(agentCheckouts)
    .set({ endedAs: buyersOrder(waitsForPayment) })
    .where(and(isOpen, inArray(agentCheckouts.id, ids)));
  await ctx.db
    .update(agentCheckouts)
    .set({ orderId })
    .where(and(ofShop(agentCheckouts, ctx), eq(agentCheckouts.id, owner.id)));
  if (!waitsForPayment) await tellAgent(ctx, orderId);
}
