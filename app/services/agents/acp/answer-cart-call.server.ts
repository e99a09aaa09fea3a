import { cartAnswer } from "~/models/agents/acp/session-answer";
import { askedInCart, cartCallSchema } from "~/models/agents/acp/session-call";
import type { Agent } from "~/models/agents/agent";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import { readAgentCall } from "~/models/agents/read-sent";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { AgentCheckoutRow, AgentPurchase } from "../purchase/agent-purchase";
import { endPurchase } from "../purchase/end-purchase.server";
import { findAgentCheckout } from "../purchase/find-agent-checkout.server";
import { openAgentPurchase } from "../purchase/open-agent-purchase.server";
import { saveAsked } from "../purchase/save-asked.server";
import { showPurchase } from "../purchase/show-purchase.server";
import { startAgentCheckout } from "../purchase/start-agent-checkout.server";
import type { SessionAnswer } from "./answer-session-call.server";

const kind = "acp cart";

/** Creates a cart; where nothing of it can be had there is none. */
export async function createAcpCart(
  ctx: RequestContext,
  agent: Agent,
  sent: unknown,
): Promise<SessionAnswer> {
  const asked = askedInCart(readAgentCall(cartCallSchema, sent));
  const purchase = await startAgentCheckout(ctx, { agent, kind, asked, options: [] });
  if (purchase.isOpen) return { status: 201, body: await shown(ctx, purchase) };
  const [problem] = purchase.problems.filter(({ at }) => at === "line");
  throw new AgentRefusal(422, problem?.code ?? "invalid", problem?.text ?? "There are no items.");
}

/** A cart as it is now. */
export async function getAcpCart(ctx: RequestContext, agent: Agent, id: string): Promise<SessionAnswer> {
  const row = await findOpen(ctx, agent, id);
  return { status: 200, body: await shown(ctx, await openAgentPurchase(ctx, row)) };
}

/** Replaces what is in a cart. */
export async function updateAcpCart(
  ctx: RequestContext,
  agent: Agent,
  id: string,
  sent: unknown,
): Promise<SessionAnswer> {
  const row = await findOpen(ctx, agent, id);
  const saved = await saveAsked(ctx, row, askedInCart(readAgentCall(cartCallSchema, sent)), []);
  return { status: 200, body: await shown(ctx, await openAgentPurchase(ctx, saved)) };
}

/** Cancels a cart and tells what was in it. */
export async function cancelAcpCart(ctx: RequestContext, agent: Agent, id: string): Promise<SessionAnswer> {
  const purchase = await openAgentPurchase(ctx, await findOpen(ctx, agent, id));
  const body = await shown(ctx, purchase);
  await endPurchase(ctx, purchase, body, { isCanceled: true });
  return { status: 200, body };
}

/** @throws AgentRefusal 404 for none, and for one that was canceled */
async function findOpen(ctx: RequestContext, agent: Agent, id: string): Promise<AgentCheckoutRow> {
  const row = await findAgentCheckout(ctx, { id, agent: agent.id, kind });
  if (row.endedAs) throw new AgentRefusal(404, "not_found", "There is no such cart.");
  return row;
}

const shown = async (ctx: RequestContext, purchase: AgentPurchase) =>
  cartAnswer(await showPurchase(ctx, purchase));
