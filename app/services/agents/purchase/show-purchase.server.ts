import {
  atPaidDelivery,
  type PurchaseStage,
  type ShownPurchase,
} from "~/models/agents/purchase/shown-purchase";
import { policyLabel } from "~/models/shops/settings/shop-policies";
import { agentCheckoutPath, slugPath } from "~/paths";
import { findPolicies } from "../../content/pages/find-policies.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import type { AgentPurchase } from "./agent-purchase";
import { orderUrl } from "./order-address.server";

/** How a purchase ended, with its order where there is one; `bought` where the buyer made it. */
export type EndedPurchase = {
  status: PurchaseStage;
  order?: { id: string; number: string };
  bought?: ShownPurchase["bought"];
};

/** What every answer about a purchase shows: its addresses and policies with it. */
export async function showPurchase(
  ctx: RequestContext,
  { row, carts, whole, lineIds, hasOption, pickup, problems, status }: AgentPurchase,
  as?: EndedPurchase,
): Promise<ShownPurchase> {
  const policies = await findPolicies(ctx);
  return {
    id: row.id,
    status: as?.status ?? status,
    asked: row.asked,
    whole,
    carts: carts.map(({ summary, draft }) => ({
      draft,
      summary: atPaidDelivery(summary, ctx.shop.settings.discounts),
    })),
    lineIds,
    hasOption,
    problems,
    pickup,
    order: as?.order ? { ...as.order, url: orderUrl(ctx, row, as.order.id) } : null,
    policies: policies.map((policy) => ({
      kind: policy.kind,
      url: `${ctx.origin}${slugPath(policy.slug)}`,
      title: policyLabel(policy),
    })),
    continueUrl: continueUrl(ctx, row.id),
    expiresAt: row.expiresAt,
    origin: ctx.origin,
    bought: as?.bought ?? null,
  };
}

/** Where a buyer goes on with a checkout: its link opens it, its id alone doesn't (rule agents-10). */
function continueUrl(ctx: Pick<RequestContext, "origin" | "secret" | "shop">, id: string): string {
  if (id === "") return `${ctx.origin}/`;
  const key = signLink(ctx.secret, { kind: "agent-checkout", shopId: ctx.shop.id, id });
  return `${ctx.origin}${agentCheckoutPath(id, key)}`;
}
