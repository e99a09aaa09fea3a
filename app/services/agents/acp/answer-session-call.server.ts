import { sessionAnswer } from "~/models/agents/acp/session-answer";
import {
  askedAfterChange,
  sessionCallSchema,
  sessionChangeSchema,
  sessionCompletionSchema,
} from "~/models/agents/acp/session-call";
import type { Agent } from "~/models/agents/agent";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import { nothingAsked } from "~/models/agents/purchase/asked-purchase";
import { isBuyersOrder } from "~/models/agents/purchase/buyers-order";
import { readAgentCall } from "~/models/agents/read-sent";
import type { RequestContext } from "../../shops/context/request-context.server";
import { tellAgent } from "../orders/tell-agent.server";
import type { AgentCheckoutRow, AgentPurchase } from "../purchase/agent-purchase";
import { completePurchase } from "../purchase/complete-purchase.server";
import { endPurchase } from "../purchase/end-purchase.server";
import { findAgentCheckout } from "../purchase/find-agent-checkout.server";
import { openAgentPurchase } from "../purchase/open-agent-purchase.server";
import { keepShownTotal, saveAsked } from "../purchase/save-asked.server";
import { showBought } from "../purchase/show-bought.server";
import { type EndedPurchase, showPurchase } from "../purchase/show-purchase.server";
import { startAgentCheckout } from "../purchase/start-agent-checkout.server";
import { sessionHandlers } from "./session-handlers.server";

/** An answer before it is written: the status and its JSON. */
export type SessionAnswer = { status: number; body: unknown };

const kind = "acp session";

/** Opens a session; where nothing of it can be bought there is none. */
export async function createSession(
  ctx: RequestContext,
  agent: Agent,
  sent: unknown,
): Promise<SessionAnswer> {
  const call = readAgentCall(sessionCallSchema, sent);
  requireCurrency(ctx, call);
  const { asked, options } = askedAfterChange(nothingAsked, call);
  const purchase = await startAgentCheckout(ctx, { agent, kind, asked, options });
  if (purchase.isOpen) return { status: 201, body: await shown(ctx, purchase) };
  const [problem] = purchase.problems.filter(({ at }) => at === "line");
  throw new AgentRefusal(400, problem?.code ?? "invalid", problem?.text ?? "There are no items.");
}

/** A session as it is now. */
export async function getSession(ctx: RequestContext, agent: Agent, id: string): Promise<SessionAnswer> {
  const row = await findAgentCheckout(ctx, { id, agent: agent.id, kind });
  const { endedAs } = row;
  if (endedAs === null) return { status: 200, body: await shown(ctx, await openAgentPurchase(ctx, row)) };
  if (!isBuyersOrder(endedAs)) return { status: 200, body: endedAs };
  return { status: 200, body: sessionAnswer(await showBought(ctx, row, endedAs), []) };
}

/** Changes a session that is still open. */
export async function updateSession(
  ctx: RequestContext,
  agent: Agent,
  id: string,
  sent: unknown,
): Promise<SessionAnswer> {
  const row = await findOpen(ctx, agent, id);
  const call = readAgentCall(sessionChangeSchema, sent);
  requireCurrency(ctx, call);
  const { asked, options } = askedAfterChange(row.asked, call);
  const saved = await saveAsked(ctx, row, asked, options);
  return { status: 200, body: await shown(ctx, await openAgentPurchase(ctx, saved)) };
}

/** Cancels a session that is still open. */
export async function cancelSession(ctx: RequestContext, agent: Agent, id: string): Promise<SessionAnswer> {
  const row = await findOpen(ctx, agent, id);
  const purchase = await openAgentPurchase(ctx, row);
  return { status: 200, body: await ended(ctx, purchase, { status: "canceled" }) };
}

/** Completes a session; what hinders it are messages of the session as it is then (rule agents-15). */
export async function completeSession(
  ctx: RequestContext,
  agent: Agent,
  id: string,
  sent: unknown,
): Promise<SessionAnswer> {
  const open = await findOpen(ctx, agent, id);
  const { buyer, payment_data } = readAgentCall(sessionCompletionSchema, sent);
  const row = buyer ? await saveAsked(ctx, open, askedAfterChange(open.asked, { buyer }).asked, []) : open;
  const { handler_id: handlerId, instrument } = payment_data;
  const completion = await completePurchase(ctx, row, {
    handlerId,
    token: instrument.credential.token,
    shown: [
      { handler_id: handlerId, type: instrument.type, credential: { type: instrument.credential.type } },
    ],
  });
  if (!("order" in completion)) return { status: 200, body: await shown(ctx, completion.purchase) };
  const { kind: end, order, purchase } = completion;
  const status = end === "completed" ? "completed" : "complete_in_progress";
  const body = await ended(ctx, purchase, { status, order });
  await tellAgent(ctx, order.id);
  return { status: 200, body };
}

function requireCurrency({ tenant }: RequestContext, { currency }: { currency?: string | undefined }): void {
  if (currency !== undefined && currency.toUpperCase() !== tenant.currency)
    throw new AgentRefusal(400, "invalid", `currency: This shop sells in ${tenant.currency}.`);
}

/** @throws AgentRefusal 405 for one that ended */
async function findOpen(ctx: RequestContext, agent: Agent, id: string): Promise<AgentCheckoutRow> {
  const row = await findAgentCheckout(ctx, { id, agent: agent.id, kind });
  if (row.endedAs)
    throw new AgentRefusal(405, "session_ended", `This session is ${String(row.endedAs.status)}.`);
  return row;
}

async function shown(ctx: RequestContext, purchase: AgentPurchase) {
  await keepShownTotal(ctx, purchase);
  const handlers = sessionHandlers(ctx, purchase.whole.totals.totalDueMinor);
  return sessionAnswer(await showPurchase(ctx, purchase), handlers);
}

async function ended(ctx: RequestContext, purchase: AgentPurchase, as: EndedPurchase) {
  const body = sessionAnswer(await showPurchase(ctx, purchase, as), []);
  await endPurchase(ctx, purchase, body, { isCanceled: as.status === "canceled" });
  return body;
}
