import { type BuyersOrder, boughtOf } from "~/models/agents/purchase/buyers-order";
import type { ShownPurchase } from "~/models/agents/purchase/shown-purchase";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { loadOrder } from "../../orders/reading/load-order.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { AgentCheckoutRow } from "./agent-purchase";
import { openAgentPurchase } from "./open-agent-purchase.server";
import { showPurchase } from "./show-purchase.server";

/** A checkout whose buyer ordered in the browser, with what the orders say was bought (rule agents-23). */
export async function showBought(
  ctx: RequestContext,
  row: AgentCheckoutRow,
  { status }: BuyersOrder,
): Promise<ShownPurchase> {
  const purchase = await openAgentPurchase(ctx, row);
  const first = row.orderId === null ? null : await loadOrder(ctx, row.orderId);
  if (!first) return showPurchase(ctx, purchase, { status });
  const placed: OrderView[] = [first];
  for (const { id } of first.placedWith) {
    const beside = await loadOrder(ctx, id);
    if (beside) placed.push(beside);
  }
  const bought = boughtOf(placed, new Map(row.asked.lines.map(({ sku, id }) => [sku, id])));
  return showPurchase(ctx, purchase, { status, order: { id: first.id, number: first.incrementId }, bought });
}
