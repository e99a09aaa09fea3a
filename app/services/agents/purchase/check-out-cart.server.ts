import { and, eq, sql } from "drizzle-orm";
import type { AskedPurchase } from "~/models/agents/purchase/asked-purchase";
import { agentCheckouts } from "~/tables/agents/agents";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { AgentCheckoutRow } from "./agent-purchase";
import { linkedCheckout } from "./linked-checkout.server";
import { checkoutExpiry, saveAsked } from "./save-asked.server";

/** What is asked of the checkout that a cart becomes. */
type NewOfCart = {
  kind: AgentCheckoutRow["kind"];
  asked: AskedPurchase;
  options: readonly (string | null)[];
};

/**
 * The checkout of a cart, with the same session and goods: the one that is open, else a new one (rule
 * agents-18).
 */
export async function checkOutCart(
  ctx: RequestContext,
  cart: AgentCheckoutRow,
  { kind, asked, options }: NewOfCart,
): Promise<{ row: AgentCheckoutRow; isNew: boolean }> {
  const open = await linkedCheckout(ctx, cart);
  if (open) return { row: open, isNew: false };
  const now = ctx.now();
  const made = { ...cart.asked, linkedId: cart.id };
  const [row] = await ctx.db
    .insert(agentCheckouts)
    .values({
      ...shopKey(ctx),
      kind,
      agent: cart.agent,
      sessionHash: cart.sessionHash,
      asked: made,
      eventsUrl: cart.eventsUrl,
      createdAt: now,
      updatedAt: now,
      expiresAt: checkoutExpiry(kind, now),
    })
    .returning();
  if (!row) throw new Error("The checkout was not written");
  const winner = await link(ctx, cart, row);
  if (winner) return { row: winner, isNew: false };
  return { row: await saveAsked(ctx, row, { ...asked, linkedId: cart.id }, options), isNew: true };
}

/**
 * Names the checkout in its cart; where another call named its own meanwhile, that one stands and this one
 * goes.
 */
async function link(
  ctx: RequestContext,
  cart: AgentCheckoutRow,
  row: AgentCheckoutRow,
): Promise<AgentCheckoutRow | null> {
  const own = and(ofShop(agentCheckouts, ctx), eq(agentCheckouts.id, cart.id));
  const linked = sql`${agentCheckouts.asked} ->> 'linkedId'`;
  const [named] = await ctx.db
    .update(agentCheckouts)
    .set({ asked: sql`${agentCheckouts.asked} || ${JSON.stringify({ linkedId: row.id })}::jsonb` })
    .where(and(own, sql`${linked} is not distinct from ${cart.asked.linkedId ?? null}`))
    .returning({ id: agentCheckouts.id });
  if (named) return null;
  await ctx.db.delete(agentCheckouts).where(and(ofShop(agentCheckouts, ctx), eq(agentCheckouts.id, row.id)));
  const [now] = await ctx.db.select().from(agentCheckouts).where(own);
  const winner = now ? await linkedCheckout(ctx, now) : null;
  if (!winner) throw new Error("The cart’s checkout is gone");
  return winner;
}
