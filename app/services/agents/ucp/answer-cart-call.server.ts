import type { Agent } from "~/models/agents/agent";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import { nothingAsked } from "~/models/agents/purchase/asked-purchase";
import { readAgentCall } from "~/models/agents/read-sent";
import { answerCapabilities } from "~/models/agents/ucp/capabilities";
import { cartAnswer } from "~/models/agents/ucp/checkout-answer";
import { askedInCart, cartCallSchema } from "~/models/agents/ucp/checkout-call";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { AgentCheckoutRow, AgentPurchase } from "../purchase/agent-purchase";
import { endPurchase } from "../purchase/end-purchase.server";
import { findAgentCheckout } from "../purchase/find-agent-checkout.server";
import { openAgentPurchase } from "../purchase/open-agent-purchase.server";
import { saveAsked } from "../purchase/save-asked.server";
import { showPurchase } from "../purchase/show-purchase.server";
import { startAgentCheckout } from "../purchase/start-agent-checkout.server";
import { nothingCreated, type UcpAnswer } from "./ucp-answer.server";

const kind = "ucp cart";

/** Creates a cart; where nothing of it can be had there is none, and the answer says why. */
export async function createCart(ctx: RequestContext, agent: Agent, sent: unknown): Promise<UcpAnswer> {
  const asked = askedInCart(nothingAsked, readAgentCall(cartCallSchema, sent));
  const purchase = await startAgentCheckout(ctx, { agent, kind, asked, options: [] });
  if (!purchase.isOpen) return nothingCreated(ctx, purchase.problems);
  return { status: 201, body: await shown(ctx, agent, purchase) };
}

/** A cart as it is now. */
export async function getCart(ctx: RequestContext, agent: Agent, id: string): Promise<UcpAnswer> {
  const row = await findOpenCart(ctx, agent, id);
  return { status: 200, body: await shown(ctx, agent, await openAgentPurchase(ctx, row)) };
}

/** Replaces what is in a cart. */
export async function updateCart(
  ctx: RequestContext,
  agent: Agent,
  id: string,
  sent: unknown,
): Promise<UcpAnswer> {
  const row = await findOpenCart(ctx, agent, id);
  const asked = askedInCart(row.asked, readAgentCall(cartCallSchema, sent));
  const saved = await saveAsked(ctx, row, asked, []);
  return { status: 200, body: await shown(ctx, agent, await openAgentPurchase(ctx, saved)) };
}

/** Cancels a cart and tells what was in it. */
export async function cancelCart(ctx: RequestContext, agent: Agent, id: string): Promise<UcpAnswer> {
  const purchase = await openAgentPurchase(ctx, await findOpenCart(ctx, agent, id));
  const body = await shown(ctx, agent, purchase);
  await endPurchase(ctx, purchase, body, { isCanceled: true });
  return { status: 200, body };
}

/** A cart of the agent. @throws AgentRefusal the same for none and for one that ended (rule agents-18) */
export async function findOpenCart(ctx: RequestContext, agent: Agent, id: string): Promise<AgentCheckoutRow> {
  const row = await findAgentCheckout(ctx, { id, agent: agent.id, kind });
  if (row.endedAs) throw new AgentRefusal(404, "not_found", "There is no such cart.");
  return row;
}

async function shown(ctx: RequestContext, agent: Agent, purchase: AgentPurchase) {
  const capabilities = answerCapabilities(agent.capabilities, "dev.ucp.shopping.cart");
  return cartAnswer(await showPurchase(ctx, purchase), capabilities);
}
