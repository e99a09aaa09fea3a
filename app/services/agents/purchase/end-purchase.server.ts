import { and, eq } from "drizzle-orm";
import { agentCheckouts } from "~/tables/agents/agents";
import { flushCart } from "../../selling/cart/flush-cart.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { AgentPurchase } from "./agent-purchase";

/** Keeps how a purchase ended, for good, in the words of its protocol; the carts of a canceled one go. */
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
  if (!isCanceled) return;
  for (const { summary } of carts) if (summary.id !== null) await flushCart(ctx, summary.id);
}
