import type { Agent } from "~/models/agents/agent";
import { nothingAsked } from "~/models/agents/purchase/asked-purchase";
import { isBuyersOrder } from "~/models/agents/purchase/buyers-order";
import { readAgentCall } from "~/models/agents/read-sent";
import { checkoutAnswer } from "~/models/agents/ucp/checkout-answer";
import {
  askedAfter,
  askedOfCart,
  cartCheckoutSchema,
  checkoutCallSchema,
  completeCallSchema,
  payingInstrument,
} from "~/models/agents/ucp/checkout-call";
import { isRecord } from "~/models/platform/validation/is-record";
import type { RequestContext } from "../../shops/context/request-context.server";
import { tellAgent } from "../orders/tell-agent.server";
import type { AgentCheckoutRow, AgentPurchase } from "../purchase/agent-purchase";
import { checkOutCart } from "../purchase/check-out-cart.server";
import { completePurchase } from "../purchase/complete-purchase.server";
import { endPurchase } from "../purchase/end-purchase.server";
import { findAgentCheckout, findOpenCheckout } from "../purchase/find-agent-checkout.server";
import { openAgentPurchase } from "../purchase/open-agent-purchase.server";
import { keepShownTotal, saveAsked } from "../purchase/save-asked.server";
import { showBought } from "../purchase/show-bought.server";
import { type EndedPurchase, showPurchase } from "../purchase/show-purchase.server";
import { startAgentCheckout } from "../purchase/start-agent-checkout.server";
import { findOpenCart } from "./answer-cart-call.server";
import { nothingCreated, type UcpAnswer } from "./ucp-answer.server";
import { factsOf } from "./ucp-facts.server";

const kind = "ucp checkout";

/** Creates a checkout; where nothing can be bought there is none, and the answer says why. */
export async function createCheckout(ctx: RequestContext, agent: Agent, sent: unknown): Promise<UcpAnswer> {
  const knowsCarts = agent.capabilities.includes("dev.ucp.shopping.cart");
  if (knowsCarts && isRecord(sent) && typeof sent.cart_id === "string") return ofCart(ctx, agent, sent);
  const { asked, options } = askedAfter(nothingAsked, readAgentCall(checkoutCallSchema, sent), agent);
  const purchase = await startAgentCheckout(ctx, { agent, kind, asked, options });
  if (!purchase.isOpen) return nothingCreated(ctx, purchase.problems);
  return { status: 201, body: await shown(ctx, agent, purchase) };
}

/** The checkout of a cart: a new one, or the one it has already. */
async function ofCart(ctx: RequestContext, agent: Agent, sent: unknown): Promise<UcpAnswer> {
  const call = readAgentCall(cartCheckoutSchema, sent);
  const cart = await findOpenCart(ctx, agent, call.cart_id);
  const { row, isNew } = await checkOutCart(ctx, cart, { kind, ...askedOfCart(cart.asked, call, agent) });
  return { status: isNew ? 201 : 200, body: await shown(ctx, agent, await openAgentPurchase(ctx, row)) };
}

/** A checkout as it is now. */
export async function getCheckout(ctx: RequestContext, agent: Agent, id: string): Promise<UcpAnswer> {
  const row = await findAgentCheckout(ctx, { id, agent: agent.id, kind });
  if (row.endedAs) return { status: 200, body: await endedBody(ctx, agent, row, row.endedAs) };
  return { status: 200, body: await shown(ctx, agent, await openAgentPurchase(ctx, row)) };
}

/** What an ended checkout is answered with: as it was then, or by the order its buyer made of it. */
async function endedBody(
  ctx: RequestContext,
  agent: Agent,
  row: AgentCheckoutRow,
  endedAs: Record<string, unknown>,
) {
  if (!isBuyersOrder(endedAs)) return endedAs;
  const bought = await showBought(ctx, row, endedAs);
  return checkoutAnswer(bought, factsOf(ctx, agent));
}

/** Changes a checkout that is still open. */
export async function updateCheckout(
  ctx: RequestContext,
  agent: Agent,
  id: string,
  sent: unknown,
): Promise<UcpAnswer> {
  const row = await findOpenCheckout(ctx, { id, agent: agent.id, kind });
  const { asked, options } = askedAfter(row.asked, readAgentCall(checkoutCallSchema, sent), agent);
  const saved = await saveAsked(ctx, row, asked, options);
  return { status: 200, body: await shown(ctx, agent, await openAgentPurchase(ctx, saved)) };
}

/** Cancels a checkout that is still open. */
export async function cancelCheckout(ctx: RequestContext, agent: Agent, id: string): Promise<UcpAnswer> {
  const row = await findOpenCheckout(ctx, { id, agent: agent.id, kind });
  const purchase = await openAgentPurchase(ctx, row);
  return { status: 200, body: await ended(ctx, agent, purchase, { status: "canceled" }) };
}

/** The status of an answer where the order was not placed (rule agents-6). */
const hinderedStatus = {
  "not ready": 400,
  repriced: 200,
  "no such method": 400,
  "not placed": 409,
  declined: 402,
  "needs buyer": 200,
} as const;

/** Completes a checkout. What hinders it is said with the checkout as it is then. */
export async function completeCheckout(
  ctx: RequestContext,
  agent: Agent,
  id: string,
  sent: unknown,
): Promise<UcpAnswer> {
  const row = await findOpenCheckout(ctx, { id, agent: agent.id, kind });
  const completion = await completePurchase(
    ctx,
    row,
    payingInstrument(readAgentCall(completeCallSchema, sent)),
  );
  const { purchase } = completion;
  if ("order" in completion) {
    const { kind: end, order } = completion;
    const status = end === "completed" ? "completed" : "complete_in_progress";
    const body = await ended(ctx, agent, purchase, { status, order });
    await tellAgent(ctx, order.id);
    return { status: 200, body };
  }
  const goesOn = completion.kind === "not ready" && purchase.status === "requires_escalation";
  const status = goesOn ? 200 : hinderedStatus[completion.kind];
  return { status, body: await shown(ctx, agent, purchase) };
}

/** The checkout as it is answered with; the total it names is what its buyer agrees to. */
async function shown(ctx: RequestContext, agent: Agent, purchase: AgentPurchase) {
  await keepShownTotal(ctx, purchase);
  const facts = factsOf(ctx, agent, purchase.whole.totals.totalDueMinor);
  return checkoutAnswer(await showPurchase(ctx, purchase), facts);
}

/** Ends a checkout as it is, for good. */
async function ended(ctx: RequestContext, agent: Agent, purchase: AgentPurchase, as: EndedPurchase) {
  const body = checkoutAnswer(await showPurchase(ctx, purchase, as), factsOf(ctx, agent));
  await endPurchase(ctx, purchase, body, { isCanceled: as.status === "canceled" });
  return body;
}
