import { and, eq } from "drizzle-orm";
import { agentCheckouts } from "~/tables/agents/agents";
import { flushCart } from "../../selling/cart/flush-cart.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { AgentPurchase } from "./agent-purchase";
import { endLinked, linkedCheckout } from "./linked-checkout.server";

/**
 * Keeps how a purchase ended, for good, in the words of its protocol. The goods of a canceled one go, unless
 * they are in a cart or checkout that is linked with it; with an order its cart ends (rule agents-18).
 */
export async function endPurchase(
  ctx: RequestContext,
  { row, carts }: AgentPurchase,
  endedAs: Record<string, unknown>,
  { isCanceled }: { isCanceled: boolean },
): Promise<void> {
  await ctx.db
    .update(agentCheckouts)
    .set({ endedAs, asked: row.asked, ...(isCanceled ? { canceledAt: ctx.now() } : {}) })
    .where(and(eq(agentCheckouts.tenantId, ctx.tenant.id), eq(agentCheckouts.id, row.id)));
  if (!isCanceled) return endLinked(ctx, row);
  if (await linkedCheckout(ctx, row)) return;
  for (const { summary } of carts) if (summary.id !== null) await flushCart(ctx, summary.id);
}
