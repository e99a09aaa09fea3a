import { isAppError } from "~/models/platform/error/app-error";
import type { RequestContext } from "../../shops/context/request-context.server";
import { agentMethods } from "../payment/agent-methods.server";
import type { AgentCheckoutRow, AgentPurchase } from "./agent-purchase";
import { openAgentPurchase } from "./open-agent-purchase.server";
import { placeAgentOrder } from "./place-agent-order.server";
import { keepAsked } from "./save-asked.server";

/** What an agent pays with: the handler and its token; `shown` are its instruments without credentials. */
export type AgentInstrument = { handlerId: string; token: string; shown: Record<string, unknown>[] };

/** How completing a purchase ended, with the purchase as it is then. */
export type Completion =
  | {
      kind: "not ready" | "repriced" | "no such method" | "not placed" | "declined" | "needs buyer";
      purchase: AgentPurchase;
    }
  | { kind: "completed" | "pending"; purchase: AgentPurchase; order: { id: string; number: string } };

/**
 * Completes a purchase: places its order and takes the payment. What hinders it is kept with the purchase
 * until its next change (rule agents-6).
 */
export async function completePurchase(
  ctx: RequestContext,
  row: AgentCheckoutRow,
  { handlerId, token, shown }: AgentInstrument,
): Promise<Completion> {
  const tried = { paymentRefusal: "", needsBuyer: false, isRepriced: false };
  const asked = { ...row.asked, ...tried, instruments: shown };
  const purchase = await openAgentPurchase(ctx, { ...row, asked });
  if (purchase.status !== "ready_for_complete") return { kind: "not ready", purchase };
  const hindered = async (
    kind: Exclude<Completion["kind"], "completed" | "pending">,
    why: Partial<AgentCheckoutRow["asked"]>,
  ) => {
    const kept = await keepAsked(ctx, row, { ...asked, ...why });
    return { kind, purchase: await openAgentPurchase(ctx, kept) };
  };
  const due = purchase.whole.totals.totalDueMinor;
  // The buyer agreed to what the agent was told last: another total is shown before anything is charged.
  if (asked.shownDueMinor !== null && asked.shownDueMinor !== due)
    return hindered("repriced", { isRepriced: true });
  const method = agentMethods(ctx, due).find((one) => one.handlerId === handlerId);
  if (!method && due > 0)
    return hindered("no such method", { paymentRefusal: `There is no payment handler ${handlerId} here.` });
  const placed = await place(ctx, purchase, method ? { method, token } : null);
  if ("refusal" in placed) return hindered("not placed", { paymentRefusal: placed.refusal });
  const { payment, orderId, incrementId } = placed;
  if (payment.isTaken || payment.isPending) {
    const order = { id: orderId, number: incrementId };
    return { kind: payment.isTaken ? "completed" : "pending", purchase, order };
  }
  const { reason: paymentRefusal, needsBuyer } = payment;
  return hindered(needsBuyer ? "needs buyer" : "declined", { paymentRefusal, needsBuyer });
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
