import { and, eq, sql } from "drizzle-orm";
import { agentCheckouts } from "~/tables/agents/agents";
import { requestOutside } from "../../platform/outside/request-outside.server";
import type { AgentCheckoutRow } from "../purchase/agent-purchase";
import { acpEvent } from "./acp-event.server";
import { checkoutOfOrder } from "./read-agent-order.server";
import { type EventContext, type NewestEvent, ucpEvent } from "./ucp-event.server";

const timeoutMs = 10_000;
const maxBytes = 1024;

/**
 * Sends an order as it stands to its agent, in the words of its protocol and signed (rules agents-8 and
 * agents-16), and with it what else of the same checkout was not told yet: the orders of other sellers.
 * @throws Error where the agent did not take it: its job tries again
 */
export async function sendOrderEvent(ctx: EventContext, orderId: string): Promise<void> {
  const row = await checkoutOfOrder(ctx, orderId);
  // An order that was given up unpaid is none of its agent's: its checkout is open.
  if (!row?.endedAs || row.eventsUrl === "") return;
  const untold = await untoldOrders(ctx, orderId, row.toldEventId);
  for (const { id, newest } of untold) await sendOne(ctx, row, id, newest);
  const toldEventId = Math.max(row.toldEventId, ...untold.map(({ newest }) => newest.id));
  await ctx.db
    .update(agentCheckouts)
    .set({ toldEventId })
    .where(and(eq(agentCheckouts.tenantId, ctx.tenant.id), eq(agentCheckouts.id, row.id)));
}

async function sendOne(
  ctx: EventContext,
  row: AgentCheckoutRow,
  orderId: string,
  newest: NewestEvent,
): Promise<void> {
  const event = await (row.kind.startsWith("acp") ? acpEvent : ucpEvent)(ctx, row, orderId, newest);
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
}

/** The order, and those placed with it that something happened to since the last telling. */
async function untoldOrders(
  ctx: EventContext,
  orderId: string,
  toldEventId: number,
): Promise<{ id: string; newest: NewestEvent }[]> {
  const { rows } = await ctx.db.execute<{ id: string; eventId: string; at: string }>(sql`
    select beside.id, max(e.id) as "eventId", greatest(max(e.created_at), (
      select max(q.updated_at) from return_requests q
      where q.tenant_id = ${ctx.tenant.id} and q.order_id = beside.id))::text as at
    from orders o
      join orders beside on beside.tenant_id = o.tenant_id and beside.group_id = o.group_id
      join order_events e on e.tenant_id = beside.tenant_id and e.order_id = beside.id
    where o.tenant_id = ${ctx.tenant.id} and o.id = ${orderId}
    group by beside.id having beside.id = ${orderId} or max(e.id) > ${toldEventId}
    order by 2`);
  return rows.map(({ id, eventId, at }) => ({
    id,
    newest: { id: Number(eventId), createdAt: new Date(at) },
  }));
}
