import { and, eq, gt, isNotNull, or } from "drizzle-orm";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import { isUuid } from "~/models/platform/text/uuid";
import { agentCheckouts } from "~/tables/agents/agents";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { AgentCheckoutRow } from "./agent-purchase";

/** Which checkout: its id, the agent that opened it, and how it came. */
export type CheckoutKey = { id: string; agent: string; kind: AgentCheckoutRow["kind"] };

/**
 * A checkout of the agent that opened it.
 * @throws AgentRefusal the same for none, another agent's, and one that has expired (rule agents-10)
 */
export async function findAgentCheckout(
  ctx: ShopContext,
  { id, agent, kind }: CheckoutKey,
): Promise<AgentCheckoutRow> {
  const [row] = isUuid(id)
    ? await ctx.db
        .select()
        .from(agentCheckouts)
        .where(
          and(
            ofShop(agentCheckouts, ctx),
            eq(agentCheckouts.id, id),
            eq(agentCheckouts.agent, agent),
            eq(agentCheckouts.kind, kind),
            or(gt(agentCheckouts.expiresAt, ctx.now()), isNotNull(agentCheckouts.endedAs)),
          ),
        )
    : [];
  if (!row) throw new AgentRefusal(404, "not_found", "There is no such checkout.");
  return row;
}

/** A checkout of the agent that is still open. @throws AgentRefusal 409 for one that ended */
export async function findOpenCheckout(ctx: ShopContext, key: CheckoutKey): Promise<AgentCheckoutRow> {
  const row = await findAgentCheckout(ctx, key);
  if (row.endedAs)
    throw new AgentRefusal(409, "checkout_ended", `This checkout is ${String(row.endedAs.status)}.`);
  return row;
}
