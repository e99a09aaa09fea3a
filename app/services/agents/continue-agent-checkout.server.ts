// @public

import { and, eq } from "drizzle-orm";
import { isUuid } from "~/models/platform/text/uuid";
import { shopper } from "~/models/shops/actors/actor";
import { cartPath, checkoutPath } from "~/paths";
import { agentCheckouts } from "~/tables/agents/agents";
import { startSession } from "../accounts/sessions/start-session.server";
import { listCartIds } from "../selling/cart/list-carts.server";
import { saveDrafts } from "../selling/checkout/save-draft.server";
import { addSeveral } from "../selling/lines/add-several.server";
import { leadTo } from "../shops/answers/answer-with.server";
import { ofShop } from "../shops/context/of-shop.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { acting } from "../shops/context/shop-context.server";
import { isSignedLink } from "../shops/secrets/signed-link.server";
import { type AgentCheckoutRow, isCart } from "./purchase/agent-purchase";
import { findSkus } from "./purchase/fill-carts.server";
import { openAgentPurchase } from "./purchase/open-agent-purchase.server";
import { orderPathOf } from "./purchase/order-address.server";
import { takeAnswers, takeCodes } from "./purchase/take-answers.server";

/**
 * Goes on with an agent's checkout in the buyer's browser: its goods are in the cart, and a guest without a
 * session has its answers, too. The agent's own session stays apart, so that it never reads what is typed
 * here (rule agents-10).
 * @throws Response 404 for a link that is not ours
 */
export async function continueAgentCheckout(
  context: RequestContext,
  id: string,
  key: string,
): Promise<Response> {
  context.doNotCache();
  const row = await findByLink(context, id, key);
  if (!row) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  if (row.orderId && row.endedAs) return leadTo(context, orderPathOf(context, row, row.orderId), {});
  const visitor = await context.visitor();
  if (visitor.sessionHash !== null && visitor.sessionHash === row.continuedIn)
    return leadTo(context, isCart(row.kind) ? cartPath() : checkoutPath(), {});
  const started = visitor.sessionHash === null ? await startSession(context) : null;
  const buyer = started ? { ...visitor, sessionHash: started.hash } : visitor;
  const ctx: RequestContext = { ...context, actor: acting(shopper(context.tenant.id, buyer)) };
  const ids = await findSkus(
    ctx,
    row.asked.lines.map(({ sku }) => sku),
  );
  const wanted = row.asked.lines.map(({ sku, qty }) => ({ productId: ids.get(sku) ?? null, qty }));
  const { additions } = await addSeveral(ctx, buyer, wanted);
  const cartIds = (await listCartIds(ctx, buyer)).map((cart) => cart.id);
  if (cartIds.length > 0 && started) {
    const [first] = (await openAgentPurchase(ctx, row)).carts;
    await takeAnswers(ctx, cartIds, { asked: row.asked, method: first?.draft.shippingMethodCode });
  }
  if (cartIds.length > 0) {
    await saveDrafts(ctx, cartIds, {
      agent: { id: row.agent, skus: row.asked.lines.map(({ sku }) => sku), checkoutId: row.id },
    });
    await takeCodes(ctx, { visitor: buyer, cartIds }, row.asked.codes);
  }
  await ctx.db
    .update(agentCheckouts)
    .set({ continuedIn: buyer.sessionHash })
    .where(and(eq(agentCheckouts.tenantId, ctx.tenant.id), eq(agentCheckouts.id, row.id)));
  const refusals = additions.filter(({ addedQty }) => addedQty === 0).map(({ message }) => message);
  const page = refusals.length > 0 || isCart(row.kind) ? cartPath() : checkoutPath();
  return leadTo(context, page, { cookies: [started?.setCookie], notice: { lines: refusals } });
}

async function findByLink(ctx: RequestContext, id: string, key: string): Promise<AgentCheckoutRow | null> {
  const link = { kind: "agent-checkout", shopId: ctx.shop.id, id } as const;
  if (!isUuid(id) || !isSignedLink(ctx.secret, link, key)) return null;
  const [row] = await ctx.db
    .select()
    .from(agentCheckouts)
    .where(and(ofShop(agentCheckouts, ctx), eq(agentCheckouts.id, id)));
  return row ?? null;
}
