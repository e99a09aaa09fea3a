import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { negotiate, ownCapabilities } from "~/models/agents/ucp/capabilities";
import { ucpProfilePath } from "~/paths";
import { agentCheckouts } from "~/tables/agents/agents";
import { orderEvents } from "~/tables/orders/orders";
import { requestOutside } from "../../platform/outside/request-outside.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { shopKeyOf } from "../signing/shop-key.server";
import { signMessage } from "../signing/sign-message.server";
import { contentDigest } from "../signing/verify-request.server";
import { checkoutOfOrder, tellOrder } from "./read-agent-order.server";

type EventContext = ShopContext & { origin: string; secret: string; nearby: boolean };

const timeoutMs = 10_000;
const maxBytes = 1024;

/**
 * Sends an order as it stands to its agent, signed with the shop's key (rule agents-8).
 * @throws Error where the agent did not take it: its job tries again
 */
export async function sendOrderEvent(ctx: EventContext, orderId: string): Promise<void> {
  const row = await checkoutOfOrder(ctx, orderId);
  if (!row || row.eventsUrl === "") return;
  const [newest] = await ctx.db
    .select({ id: orderEvents.id, createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.tenantId, ctx.tenant.id), eq(orderEvents.orderId, orderId)))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  const order = await tellOrder(ctx, row, orderId, negotiate(ownCapabilities(true), null));
  if (!order || !newest) return;
  const body = JSON.stringify(order);
  const url = new URL(row.eventsUrl);
  const headers: Record<string, string> = {
    "Content-Type": "application/json",
    "Content-Digest": contentDigest(body),
    "UCP-Agent": `profile="${ctx.origin}${ucpProfilePath()}"`,
    "Webhook-Id": randomUUID(),
    "Webhook-Timestamp": String(Math.floor(newest.createdAt.getTime() / 1000)),
  };
  const signed = signMessage(
    shopKeyOf(ctx.secret, ctx.shop),
    {
      method: "POST",
      authority: url.host,
      path: url.pathname,
      query: url.search,
      header: (name) => Object.entries(headers).find(([known]) => known.toLowerCase() === name)?.[1] ?? null,
    },
    [
      "@method",
      "@authority",
      "@path",
      ...(url.search ? ["@query"] : []),
      "ucp-agent",
      "content-digest",
      "content-type",
    ],
    ctx.now(),
  );
  const { status } = await requestOutside({
    url: row.eventsUrl,
    method: "POST",
    body,
    timeoutMs,
    maxBytes,
    allowPrivate: ctx.nearby,
    headers: { ...headers, ...signed },
  });
  if (status < 200 || status >= 300) throw new Error(`The agent answered ${status}`);
  await ctx.db
    .update(agentCheckouts)
    .set({ toldEventId: newest.id })
    .where(and(eq(agentCheckouts.tenantId, ctx.tenant.id), eq(agentCheckouts.id, row.id)));
}
