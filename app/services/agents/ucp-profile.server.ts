// @public

import { ownCapabilities, profileCapabilities } from "~/models/agents/ucp/capabilities";
import { ucpProfile } from "~/models/agents/ucp/ucp-profile";
import { ucpPath } from "~/paths";
import type { RequestContext } from "../shops/context/request-context.server";
import { mayBuy } from "./payment/agent-methods.server";
import { shopKeyOf } from "./signing/shop-key.server";
import { paymentHandlers } from "./ucp/ucp-facts.server";

/** What the shop tells agents of itself at `/.well-known/ucp`; null where its owner tells them nothing. */
export function shopUcpProfile(ctx: RequestContext) {
  if (!ctx.shop.settings.agents.ucp) return null;
  const isBuyable = mayBuy(ctx);
  return ucpProfile({
    endpoint: `${ctx.origin}${ucpPath()}`,
    capabilities: profileCapabilities(ownCapabilities(isBuyable)),
    handlers: isBuyable ? paymentHandlers(ctx) : {},
    keys: [shopKeyOf(ctx.secret, ctx.shop).publicKey],
  });
}
