import { isBuyersOrder } from "~/models/agents/purchase/buyers-order";
import { orderPath } from "~/paths";
import type { RequestContext } from "../../shops/context/request-context.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import type { AgentCheckoutRow } from "./agent-purchase";

type Signing = Pick<RequestContext, "secret" | "shop">;
type Ended = Pick<AgentCheckoutRow, "endedAs">;

/**
 * The path at which the buyer of a checkout sees its order: with the order's key for one that the agent
 * placed. What a buyer typed in the browser is seen in that browser alone (rule agents-10).
 */
export function orderPathOf({ secret, shop }: Signing, { endedAs }: Ended, id: string): string {
  if (isBuyersOrder(endedAs)) return orderPath(id);
  return orderPath(id, signLink(secret, { kind: "order", shopId: shop.id, id }));
}

/** The same as an address. */
export const orderUrl = (ctx: Signing & { origin: string }, row: Ended, id: string): string =>
  `${ctx.origin}${orderPathOf(ctx, row, id)}`;
