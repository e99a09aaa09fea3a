import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { agentCheckouts } from "~/tables/agents/agents";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { AgentCheckoutRow } from "./agent-purchase";

/** The checkout that was made of a cart, or the cart it was made of, while it is open (rule agents-18). */
export async function linkedCheckout(
  ctx: ShopContext,
  row: AgentCheckoutRow,
): Promise<AgentCheckoutRow | null> {
  const where = linkedTo(ctx, row);
  if (!where) return null;
  const [linked] = await ctx.db.select().from(agentCheckouts).where(where);
  return linked ?? null;
}

/** Gives the linked one the goods and codes of this one: the carts that hold them are the same. */
export async function shareGoods(ctx: ShopContext, row: AgentCheckoutRow): Promise<void> {
  const where = linkedTo(ctx, row);
  if (!where) return;
  const { lines, notes, codes, refusedCodes } = row.asked;
  const shared = JSON.stringify({ lines, notes, codes, refusedCodes });
  await ctx.db
    .update(agentCheckouts)
    .set({ asked: sql`${agentCheckouts.asked} || ${shared}::jsonb`, updatedAt: ctx.now() })
    .where(where);
}

/** Ends the cart of a checkout that became an order. */
export async function endLinked(ctx: ShopContext, row: AgentCheckoutRow): Promise<void> {
  const where = linkedTo(ctx, row);
  if (where)
    await ctx.db
      .update(agentCheckouts)
      .set({ endedAs: { status: "completed" } })
      .where(where);
}

/** Which row is linked and open; null for none. Its session is the same, so no other's is ever found. */
function linkedTo(ctx: ShopContext, { asked, sessionHash }: AgentCheckoutRow) {
  if (asked.linkedId === undefined) return null;
  return and(
    ofShop(agentCheckouts, ctx),
    eq(agentCheckouts.id, asked.linkedId),
    eq(agentCheckouts.sessionHash, sessionHash),
    isNull(agentCheckouts.endedAs),
    gt(agentCheckouts.expiresAt, ctx.now()),
  );
}
