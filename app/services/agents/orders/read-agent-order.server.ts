import { and, sql } from "drizzle-orm";
import { toldOrder } from "~/models/agents/purchase/buyers-order";
import { answerCapabilities } from "~/models/agents/ucp/capabilities";
import { orderAnswer } from "~/models/agents/ucp/order-answer";
import { isUuid } from "~/models/platform/text/uuid";
import { agentCheckouts } from "~/tables/agents/agents";
import { loadOrder } from "../../orders/reading/load-order.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { AgentCheckoutRow } from "../purchase/agent-purchase";
import { orderUrl } from "../purchase/order-address.server";

type OrderContext = ShopContext & { origin: string; secret: string };

/** The checkout that an order was made of, or one that was placed together with it; null for none. */
export async function checkoutOfOrder(ctx: ShopContext, orderId: string): Promise<AgentCheckoutRow | null> {
  if (!isUuid(orderId)) return null;
  const [row] = await ctx.db
    .select()
    .from(agentCheckouts)
    .where(
      and(
        ofShop(agentCheckouts, ctx),
        sql`${agentCheckouts.orderId} in (
          select beside.id from orders o join orders beside
            on beside.tenant_id = o.tenant_id and beside.group_id = o.group_id
          where o.tenant_id = ${ctx.tenant.id} and o.id = ${orderId})`,
      ),
    );
  return row ?? null;
}

/** An order of a checkout as the protocol tells it; null for one that is gone. */
export async function tellOrder(
  ctx: OrderContext,
  row: AgentCheckoutRow,
  orderId: string,
  active: readonly string[],
) {
  const order = await loadOrder(ctx, orderId);
  if (!order) return null;
  return orderAnswer(toldOrder(order, row.endedAs), {
    capabilities: answerCapabilities(active, "dev.ucp.shopping.order"),
    checkoutId: row.id,
    permalink: orderUrl(ctx, row, orderId),
    origin: ctx.origin,
    lineIds: new Map(row.asked.lines.map(({ sku, id }) => [sku, id])),
    attribution: row.asked.attribution,
  });
}
