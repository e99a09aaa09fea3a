// @public

import { acpDiscovery } from "~/models/agents/acp/acp-version";
import { ownCapabilities, profileCapabilities } from "~/models/agents/ucp/capabilities";
import { permalinkCapability, ucpProfile } from "~/models/agents/ucp/ucp-profile";
import { acpPath, ucpMcpPath, ucpPath } from "~/paths";
import { permalinkPath } from "~/paths/agents";
import type { RequestContext } from "../shops/context/request-context.server";
import { hasPermalinks, mayBuy, reachOf } from "./payment/agent-methods.server";
import { shopKeyOf } from "./signing/shop-key.server";
import { paymentHandlers } from "./ucp/ucp-facts.server";

/** What the shop tells agents of itself, and how long they may keep it, seconds. */
type Told = { body: unknown; keptS: number };

/**
 * What the shop tells agents of itself at `/.well-known/<name>` (rules agents-1 and agents-14); null where
 * its owner tells them nothing.
 */
export function tellAgents(ctx: RequestContext, name: string): Told | null {
  const { ucp, acp } = ctx.shop.settings.agents;
  if (name === "ucp" && ucp) return { body: shopUcpProfile(ctx), keptS: 300 };
  if (name !== "acp.json" || !acp || !mayBuy(ctx)) return null;
  const place = { endpoint: `${ctx.origin}${acpPath()}`, currency: ctx.tenant.currency };
  return { body: acpDiscovery(place), keptS: 3600 };
}

function shopUcpProfile(ctx: RequestContext) {
  const reach = reachOf(ctx);
  return ucpProfile({
    endpoint: `${ctx.origin}${ucpPath()}`,
    mcpEndpoint: ctx.shop.settings.agents.mcp ? `${ctx.origin}${ucpMcpPath()}` : null,
    capabilities: {
      ...profileCapabilities(ownCapabilities(reach)),
      ...(hasPermalinks(ctx) ? permalinkCapability(`${ctx.origin}${permalinkPath()}`) : {}),
    },
    handlers: reach === "buys" ? paymentHandlers(ctx) : {},
    keys: [shopKeyOf(ctx.secret, ctx.shop).publicKey],
  });
}
