import { and, eq } from "drizzle-orm";
import { seenOrder } from "~/models/checkout/steps/seen-order";
import { shopper } from "~/models/shops/actors/actor";
import { agentCheckouts } from "~/tables/agents/agents";
import { placeOrder } from "../../checkout/steps/place-order.server";
import { isSandboxAllowed } from "../../payments/providers/sandbox-allowed.server";
import { saveDrafts } from "../../selling/checkout/save-draft.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { acting } from "../../shops/context/shop-context.server";
import type { AgentMethod } from "../payment/agent-methods.server";
import { payByToken, type TokenPayment } from "../payment/pay-by-token.server";
import type { AgentPurchase } from "./agent-purchase";

/** The order that an agent's purchase became, and how its payment ended. */
export type AgentOrder = { orderId: string; incrementId: string; payment: TokenPayment };

/** How an order is paid: the method with the agent's token; null where nothing is due. */
export type AgentPaying = { method: AgentMethod; token: string } | null;

const free: TokenPayment = { isTaken: true, isPending: false, needsBuyer: false, reason: "" };

/**
 * Places the orders of an agent's purchase as its guest would, and pays them with the agent's token (rules
 * agents-6 and agents-9). The totals are those the agent was answered with last.
 * @throws AppError where they cannot be placed; nothing has changed then
 */
export async function placeAgentOrder(
  base: RequestContext,
  { visitor, carts, row }: AgentPurchase,
  paying: AgentPaying,
): Promise<AgentOrder> {
  const ctx: RequestContext = { ...base, actor: acting(shopper(base.tenant.id, visitor)) };
  const cartIds = carts.flatMap(({ summary }) => summary.id ?? []);
  if (paying) await saveDrafts(ctx, cartIds, { paymentMethodCode: paying.method.method.code });
  const parts = carts.flatMap(({ summary, placeToken }) =>
    placeToken === null ? [] : [{ placeToken, seen: seenOrder(summary), customerNote: "" }],
  );
  const placed = await placeOrder(ctx, {
    visitor,
    parts,
    sandboxAllowed: isSandboxAllowed(ctx.config),
    agent: row.agent,
    network: ctx.clientAddress,
  });
  await ctx.db
    .update(agentCheckouts)
    .set({ orderId: placed.orderId })
    .where(and(eq(agentCheckouts.tenantId, ctx.tenant.id), eq(agentCheckouts.id, row.id)));
  const payment = paying ? await payByToken(ctx, placed.orderId, paying.method.provider, paying.token) : free;
  return { orderId: placed.orderId, incrementId: placed.incrementId, payment };
}
