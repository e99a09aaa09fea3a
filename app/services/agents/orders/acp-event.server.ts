import { createHmac, randomUUID } from "node:crypto";
import { acpOrder } from "~/models/agents/acp/acp-order";
import { toldOrder } from "~/models/agents/purchase/buyers-order";
import { loadOrder } from "../../orders/reading/load-order.server";
import { readSecret } from "../../shops/secrets/read-secret.server";
import type { AgentCheckoutRow } from "../purchase/agent-purchase";
import { orderUrl } from "../purchase/order-address.server";
import type { EventContext, UcpEvent } from "./ucp-event.server";

/**
 * An order as it stands, signed with the secret that the agent gave the owner (rule agents-16); null for an
 * order that is gone, and without a secret.
 */
export async function acpEvent(
  ctx: EventContext,
  row: AgentCheckoutRow,
  orderId: string,
): Promise<UcpEvent | null> {
  const secret = await readSecret(ctx, "agents.events_secret");
  const order = await loadOrder(ctx, orderId);
  if (!secret || !order) return null;
  const data = acpOrder(toldOrder(order, row.endedAs), {
    sessionId: row.id,
    permalink: orderUrl(ctx, row, orderId),
    origin: ctx.origin,
    lineIds: new Map(row.asked.lines.map(({ sku, id }) => [sku, id])),
  });
  const body = JSON.stringify({ type: row.toldEventId === 0 ? "order_create" : "order_update", data });
  const seconds = Math.floor(ctx.now().getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return {
    body,
    headers: {
      "Content-Type": "application/json",
      "Merchant-Signature": `t=${seconds},v1=${signature}`,
      "Request-Id": randomUUID(),
      Timestamp: ctx.now().toISOString(),
    },
  };
}
