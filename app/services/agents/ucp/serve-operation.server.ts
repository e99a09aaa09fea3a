import type { Agent } from "~/models/agents/agent";
import { AgentRefusal, isAgentRefusal } from "~/models/agents/agent-refusal";
import { answerCapabilities, reachesFor } from "~/models/agents/ucp/capabilities";
import { type OperationName, ucpOperations } from "~/models/agents/ucp/ucp-operations";
import { ucpVersion } from "~/models/agents/ucp/ucp-version";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerAgentCall, type KeptAnswer } from "../answer-agent-call.server";
import { lookUpCatalogue, searchCatalogue, tellProduct } from "../catalogue/answer-catalogue-call.server";
import { checkoutOfOrder, tellOrder } from "../orders/read-agent-order.server";
import { reachOf } from "../payment/agent-methods.server";
import { cancelCart, createCart, getCart, updateCart } from "./answer-cart-call.server";
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from "./answer-checkout-call.server";
import { nothingToAct, type UcpAnswer } from "./ucp-answer.server";

/** A call of an agent, whatever binding it came by. */
export type AgentOperation = {
  name: OperationName;
  /** Of what it is about; empty where it creates something. */
  id: string;
  sent: unknown;
  /** What it is named to be answered once, and everything it asked; null for a call without a name. */
  once: { key: string; asked: string } | null;
};

type Answering = (
  ctx: RequestContext,
  agent: Agent,
  call: { id: string; sent: unknown },
) => Promise<UcpAnswer>;

const answers: Record<OperationName, Answering> = {
  search_catalog: (ctx, agent, { sent }) => searchCatalogue(ctx, agent, sent),
  lookup_catalog: (ctx, agent, { sent }) => lookUpCatalogue(ctx, agent, sent),
  get_product: (ctx, agent, { sent }) => tellProduct(ctx, agent, sent),
  create_cart: (ctx, agent, { sent }) => createCart(ctx, agent, sent),
  get_cart: (ctx, agent, { id }) => getCart(ctx, agent, id),
  update_cart: (ctx, agent, { id, sent }) => updateCart(ctx, agent, id, sent),
  cancel_cart: (ctx, agent, { id }) => cancelCart(ctx, agent, id),
  create_checkout: (ctx, agent, { sent }) => createCheckout(ctx, agent, sent),
  get_checkout: (ctx, agent, { id }) => getCheckout(ctx, agent, id),
  update_checkout: (ctx, agent, { id, sent }) => updateCheckout(ctx, agent, id, sent),
  complete_checkout: (ctx, agent, { id, sent }) => completeCheckout(ctx, agent, id, sent),
  cancel_checkout: (ctx, agent, { id }) => cancelCheckout(ctx, agent, id),
  get_order: (ctx, agent, { id }) => getOrder(ctx, agent, id),
};

/**
 * Serves a call of an agent, once for its name (rule agents-5).
 * @throws AgentRefusal for one that may not be made
 */
export async function serveOperation(
  ctx: RequestContext,
  agent: Agent,
  { name, id, sent, once }: AgentOperation,
): Promise<KeptAnswer> {
  const { reach, needs, changes } = ucpOperations[name];
  if (!reachesFor(reachOf(ctx), reach)) {
    const text = "Agents can’t buy here. Send your buyer to the shop.";
    throw new AgentRefusal(403, "checkout_unavailable", text);
  }
  const answer = async (): Promise<KeptAnswer> => {
    const { status, body } = agent.capabilities.includes(needs)
      ? await answerFound(ctx, agent, { name, id, sent })
      : incompatible(ctx, needs);
    return { status, body: JSON.stringify(body) };
  };
  const named = changes && once ? once : { key: null, asked: "" };
  return answerAgentCall(ctx, { agent: agent.id, name: named.key, asked: named.asked }, answer);
}

/** The answer of a call; that there is none of its id is an answer too (rule agents-10). */
async function answerFound(
  ctx: RequestContext,
  agent: Agent,
  { name, ...call }: { name: OperationName; id: string; sent: unknown },
): Promise<UcpAnswer> {
  try {
    return await answers[name](ctx, agent, call);
  } catch (error) {
    if (!isAgentRefusal(error) || error.code !== "not_found") throw error;
    const message = { type: "error", code: error.code, content: error.message, severity: "unrecoverable" };
    return nothingToAct(ctx, [message], answerCapabilities(agent.capabilities, ucpOperations[name].needs));
  }
}

/** An order of the agent that placed it; for any other agent there is none. */
async function getOrder(ctx: RequestContext, agent: Agent, id: string): Promise<UcpAnswer> {
  const row = await checkoutOfOrder(ctx, id);
  const order = row?.agent === agent.id ? await tellOrder(ctx, row, id, agent.capabilities) : null;
  if (!order) throw new AgentRefusal(404, "not_found", "There is no such order.");
  return { status: 200, body: order };
}

function incompatible(ctx: RequestContext, needed: string): UcpAnswer {
  const content = `The agent’s profile does not list ${needed} of version ${ucpVersion}.`;
  const code = "capabilities_incompatible";
  return nothingToAct(ctx, [{ type: "error", code, content, severity: "unrecoverable" }]);
}
