import { and, desc, eq } from "drizzle-orm";
import { agentCheckouts } from "~/tables/agents/agents";
import { orderEvents } from "~/tables/orders/orders";
import { requestOutside } from "../../platform/outside/request-outside.server";
import { acpEvent } from "./acp-event.server";
import { checkoutOfOrder } from "./read-agent-order.server";
import { type EventContext, type NewestEvent, ucpEvent } from "./ucp-event.server";

const timeoutMs = 10_000;
const maxBytes = 1024;

/**
 * Sends an order as it stands to its agent, in the words of its protocol and signed (rules agents-8 and
 * agents-16).
 * @throws Error where the agent did not take it: its job tries again
 */
export async function sendOrderEvent(ctx: EventContext, orderId: string): Promise<void> {
  const row = await checkoutOfOrder(ctx, orderId);
  if (!row || row.eventsUrl === "") return;
  const newest = await newestEvent(ctx, orderId);
  if (!newest) return;
  const event = await (row.kind === "acp session" ? acpEvent : ucpEvent)(ctx, row, orderId, newest);
  if (!event) return;
  const { status } = await requestOutside({
    url: row.eventsUrl,
    method: "POST",
    body: event.body,
    timeoutMs,
    maxBytes,
    allowPrivate: ctx.nearby,
    headers: event.headers,
  });
  if (status < 200 || status >= 300) throw new Error(`The agent answered ${status}`);
  await ctx.db
    .update(agentCheckouts)
    .set({ toldEventId: newest.id })
    .where(and(eq(agentCheckouts.tenantId, ctx.tenant.id), eq(agentCheckouts.id, row.id)));
}

async function newestEvent(ctx: EventContext, orderId: string): Promise<NewestEvent | undefined> {
  const [newest] = await ctx.db
    .select({ id: orderEvents.id, createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.tenantId, ctx.tenant.id), eq(orderEvents.orderId, orderId)))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return newest;
}
