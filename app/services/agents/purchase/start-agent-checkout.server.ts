import { and, eq } from "drizzle-orm";
import type { Agent } from "~/models/agents/agent";
import { type AskedPurchase, nothingAsked } from "~/models/agents/purchase/asked-purchase";
import { sessions } from "~/tables/accounts/customers";
import { agentCheckouts } from "~/tables/agents/agents";
import { startSession } from "../../accounts/sessions/start-session.server";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { AgentCheckoutRow, AgentPurchase } from "./agent-purchase";
import { findSkus } from "./fill-carts.server";
import { openAgentPurchase } from "./open-agent-purchase.server";
import { checkoutExpiry, saveAsked } from "./save-asked.server";

/** What an agent opens: for whom, by which protocol, and what it asks for at once. */
export type NewCheckout = {
  agent: Agent;
  kind: AgentCheckoutRow["kind"];
  asked: AskedPurchase;
  options: readonly (string | null)[];
};

/**
 * Opens a checkout for an agent, with a guest's session of its own (rule agents-6). Where nothing of what it
 * asks for can be bought there is none, and the purchase says why.
 */
export async function startAgentCheckout(
  ctx: RequestContext,
  { agent, kind, asked, options }: NewCheckout,
): Promise<AgentPurchase & { isOpen: boolean }> {
  const known = await findSkus(
    ctx,
    asked.lines.map(({ sku }) => sku),
  );
  if (known.size === 0) return { ...(await nothingToBuy(ctx, kind, agent, asked)), isOpen: false };
  const { hash: sessionHash } = await startSession(ctx);
  const [row] = await ctx.db
    .insert(agentCheckouts)
    .values({
      ...shopKey(ctx),
      kind,
      agent: agent.id,
      sessionHash,
      asked: nothingAsked,
      eventsUrl: agent.eventsUrl,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
      expiresAt: checkoutExpiry(kind, ctx.now()),
    })
    .returning();
  if (!row) throw new Error("The checkout was not written");
  const purchase = await openAgentPurchase(ctx, await saveAsked(ctx, row, asked, options));
  if (purchase.lineIds.length > 0) return { ...purchase, isOpen: true };
  await ctx.db
    .delete(agentCheckouts)
    .where(and(eq(agentCheckouts.tenantId, ctx.tenant.id), eq(agentCheckouts.id, row.id)));
  await ctx.db.delete(sessions).where(and(ofShop(sessions, ctx), eq(sessions.idHash, sessionHash)));
  return { ...purchase, isOpen: false };
}

/** What is answered where the shop has nothing of what was asked for; nothing is written. */
async function nothingToBuy(
  ctx: RequestContext,
  kind: AgentCheckoutRow["kind"],
  agent: Agent,
  asked: AskedPurchase,
): Promise<AgentPurchase> {
  const notes = asked.lines.map(({ id, sku }) => ({
    lineId: id,
    code: "not_found" as const,
    text: `There is no product ${sku}: it was not found.`,
  }));
  const now = ctx.now();
  return openAgentPurchase(ctx, {
    ...shopKey(ctx),
    id: "",
    kind,
    agent: agent.id,
    sessionHash: "",
    asked: { ...asked, notes },
    eventsUrl: "",
    endedAs: null,
    orderId: null,
    continuedIn: null,
    toldEventId: 0,
    canceledAt: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: now,
  });
}
