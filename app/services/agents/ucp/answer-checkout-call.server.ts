import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Agent } from "~/models/agents/agent";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import { nothingAsked } from "~/models/agents/purchase/asked-purchase";
import { type CheckoutStatus, checkoutAnswer, messageOf } from "~/models/agents/ucp/checkout-answer";
import {
  askedAfter,
  checkoutCallSchema,
  completeCallSchema,
  payingInstrument,
} from "~/models/agents/ucp/checkout-call";
import { ucpVersion } from "~/models/agents/ucp/ucp-version";
import { isAppError } from "~/models/platform/error/app-error";
import { agentCheckouts } from "~/tables/agents/agents";
import { flushCart } from "../../selling/cart/flush-cart.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { tellAgent } from "../orders/tell-agent.server";
import { agentMethods } from "../payment/agent-methods.server";
import type { AgentCheckoutRow, AgentPurchase } from "../purchase/agent-purchase";
import { findAgentCheckout } from "../purchase/find-agent-checkout.server";
import { openAgentPurchase } from "../purchase/open-agent-purchase.server";
import { placeAgentOrder } from "../purchase/place-agent-order.server";
import { keepAsked, saveAsked } from "../purchase/save-asked.server";
import { startAgentCheckout } from "../purchase/start-agent-checkout.server";
import { showCheckout } from "./show-checkout.server";
import { factsOf } from "./ucp-facts.server";

/** An answer before it is written: the status and its JSON. */
export type UcpAnswer = { status: number; body: unknown };

const kind = "ucp checkout";

/** Creates a checkout; where nothing can be bought there is none, and the answer says why. */
export async function createCheckout(ctx: RequestContext, agent: Agent, sent: unknown): Promise<UcpAnswer> {
  const { asked, options } = askedAfter(nothingAsked, read(checkoutCallSchema, sent));
  const purchase = await startAgentCheckout(ctx, { agent, kind, asked, options });
  if (purchase.isOpen) return { status: 201, body: await shown(ctx, agent, purchase) };
  const messages = purchase.problems
    .filter(({ at, kind: what }) => at === "line" && what === "error")
    .map((problem) => messageOf({ ...problem, severity: "unrecoverable" }));
  return {
    status: 200,
    body: { ucp: { version: ucpVersion, status: "error" }, messages, continue_url: `${ctx.origin}/` },
  };
}

/** A checkout as it is now. */
export async function getCheckout(ctx: RequestContext, agent: Agent, id: string): Promise<UcpAnswer> {
  const row = await findAgentCheckout(ctx, { id, agent: agent.id, kind });
  if (row.endedAs) return { status: 200, body: row.endedAs };
  return { status: 200, body: await shown(ctx, agent, await openAgentPurchase(ctx, row)) };
}

/** Changes a checkout that is still open. */
export async function updateCheckout(
  ctx: RequestContext,
  agent: Agent,
  id: string,
  sent: unknown,
): Promise<UcpAnswer> {
  const row = await findOpen(ctx, agent, id);
  const { asked, options } = askedAfter(row.asked, read(checkoutCallSchema, sent));
  const saved = await saveAsked(ctx, row, asked, options);
  return { status: 200, body: await shown(ctx, agent, await openAgentPurchase(ctx, saved)) };
}

/** Cancels a checkout that is still open. */
export async function cancelCheckout(ctx: RequestContext, agent: Agent, id: string): Promise<UcpAnswer> {
  const row = await findOpen(ctx, agent, id);
  const purchase = await openAgentPurchase(ctx, row);
  const body = await ended(ctx, agent, purchase, "canceled");
  await ctx.db
    .update(agentCheckouts)
    .set({ canceledAt: ctx.now() })
    .where(and(eq(agentCheckouts.tenantId, ctx.tenant.id), eq(agentCheckouts.id, row.id)));
  for (const { summary } of purchase.carts) if (summary.id !== null) await flushCart(ctx, summary.id);
  return { status: 200, body };
}

/**
 * Completes a checkout: places its order and takes the payment. What hinders it is said with the checkout as
 * it is then (rule agents-6): 400 where the agent has to complete it first, 402 for a refused payment.
 */
export async function completeCheckout(
  ctx: RequestContext,
  agent: Agent,
  id: string,
  sent: unknown,
): Promise<UcpAnswer> {
  const row = await findOpen(ctx, agent, id);
  const paying = payingInstrument(read(completeCallSchema, sent));
  const asked = {
    ...row.asked,
    instruments: paying.shown,
    paymentRefusal: "",
    needsBuyer: false,
    isRepriced: false,
  };
  const purchase = await openAgentPurchase(ctx, { ...row, asked });
  if (purchase.status !== "ready_for_complete")
    return { status: purchase.status === "incomplete" ? 400 : 200, body: await shown(ctx, agent, purchase) };
  const due = purchase.whole.totals.totalDueMinor;
  // The buyer agreed to what the agent was told last: another total is shown before anything is charged.
  if (asked.shownDueMinor !== null && asked.shownDueMinor !== due)
    return { status: 200, body: await refused(ctx, agent, purchase, { isRepriced: true }) };
  const method = agentMethods(ctx, due).find(({ handlerId }) => handlerId === paying.handlerId);
  if (!method && due > 0) {
    const paymentRefusal = `There is no payment handler ${paying.handlerId} here.`;
    return { status: 400, body: await refused(ctx, agent, purchase, { paymentRefusal }) };
  }
  const order = await place(ctx, purchase, method ? { method, token: paying.token } : null);
  if ("refusal" in order)
    return { status: 409, body: await refused(ctx, agent, purchase, { paymentRefusal: order.refusal }) };
  const { payment, orderId, incrementId } = order;
  if (payment.isTaken || payment.isPending) {
    const status = payment.isTaken ? "completed" : "complete_in_progress";
    await tellAgent(ctx, orderId);
    return {
      status: 200,
      body: await ended(ctx, agent, purchase, status, { id: orderId, number: incrementId }),
    };
  }
  const { reason: paymentRefusal, needsBuyer } = payment;
  const status = needsBuyer ? 200 : 402;
  return { status, body: await refused(ctx, agent, purchase, { paymentRefusal, needsBuyer }) };
}

async function place(
  ctx: RequestContext,
  purchase: AgentPurchase,
  paying: Parameters<typeof placeAgentOrder>[2],
) {
  try {
    return await placeAgentOrder(ctx, purchase, paying);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { refusal: error.message };
  }
}

/** The checkout with why it was not completed, which is kept until its next change. */
async function refused(
  ctx: RequestContext,
  agent: Agent,
  { row }: AgentPurchase,
  why: Partial<AgentCheckoutRow["asked"]>,
) {
  const kept = await keepAsked(ctx, row, { ...row.asked, ...why });
  return shown(ctx, agent, await openAgentPurchase(ctx, kept));
}

async function findOpen(ctx: RequestContext, agent: Agent, id: string): Promise<AgentCheckoutRow> {
  const row = await findAgentCheckout(ctx, { id, agent: agent.id, kind });
  if (row.endedAs)
    throw new AgentRefusal(409, "checkout_ended", `This checkout is ${String(row.endedAs.status)}.`);
  return row;
}

/** The checkout as it is answered with; the total it names is what its buyer agrees to. */
async function shown(ctx: RequestContext, agent: Agent, purchase: AgentPurchase) {
  const due = purchase.whole.totals.totalDueMinor;
  if (purchase.row.asked.shownDueMinor !== due)
    await keepAsked(ctx, purchase.row, { ...purchase.row.asked, shownDueMinor: due });
  return checkoutAnswer(await showCheckout(ctx, purchase), factsOf(ctx, agent.capabilities, due));
}

/** Ends a checkout as it is, for good. */
async function ended(
  ctx: RequestContext,
  agent: Agent,
  purchase: AgentPurchase,
  status: CheckoutStatus,
  order?: { id: string; number: string },
) {
  const shownAs = await showCheckout(ctx, purchase, order ? { status, order } : { status });
  const body = checkoutAnswer(shownAs, factsOf(ctx, agent.capabilities));
  await ctx.db
    .update(agentCheckouts)
    .set({ endedAs: body, asked: purchase.row.asked })
    .where(and(eq(agentCheckouts.tenantId, ctx.tenant.id), eq(agentCheckouts.id, purchase.row.id)));
  return body;
}

/** @throws AgentRefusal for a call that cannot be read */
function read<Schema extends z.ZodTypeAny>(schema: Schema, sent: unknown): z.output<Schema> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new AgentRefusal(
    400,
    "invalid",
    `${issue?.path.join(".") || "body"}: ${issue?.message ?? "cannot be read"}`,
  );
}
