import { createHash } from "node:crypto";
import { negotiate, ownCapabilities } from "~/models/agents/ucp/capabilities";
import { ucpProfilePath } from "~/paths";
import type { SecretsContext } from "../../shops/context/secrets-context.server";
import type { AgentCheckoutRow } from "../purchase/agent-purchase";
import { shopKeyOf } from "../signing/shop-key.server";
import { signMessage } from "../signing/sign-message.server";
import { contentDigest } from "../signing/verify-request.server";
import { tellOrder } from "./read-agent-order.server";

/** What telling an agent of an order needs; `nearby` lets it be on this machine (rule agents-2). */
export type EventContext = SecretsContext & { origin: string; secret: string; nearby: boolean };

/** What happened to an order last, and when: a step of a return has no number of its own. */
export type NewestEvent = { id: number; createdAt: Date };

/** A message to an agent before it is sent. */
export type UcpEvent = { body: string; headers: Record<string, string> };

/** An order as it stands, signed with the shop's key (rule agents-8); null for one that is gone. */
export async function ucpEvent(
  ctx: EventContext,
  row: AgentCheckoutRow,
  orderId: string,
  newest: NewestEvent,
): Promise<UcpEvent | null> {
  const order = await tellOrder(ctx, row, orderId, negotiate(ownCapabilities("buys"), null));
  if (!order) return null;
  const body = JSON.stringify(order);
  const url = new URL(row.eventsUrl);
  const headers: Record<string, string> = {
    "Content-Type": "application/json",
    "Content-Digest": contentDigest(body),
    "UCP-Agent": `profile="${ctx.origin}${ucpProfilePath()}"`,
    "Webhook-Id": eventId(orderId, newest),
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
  return { body, headers: { ...headers, ...signed } };
}

/** What an agent knows a message by: each try to send the same event has the same. */
const eventId = (orderId: string, { id, createdAt }: NewestEvent): string =>
  `msg_${createHash("sha256").update(`${orderId} ${id} ${createdAt.toISOString()}`).digest("hex").slice(0, 32)}`;
