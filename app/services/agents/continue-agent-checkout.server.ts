// @public

import { and, eq } from "drizzle-orm";
import { chosenDestination } from "~/models/agents/purchase/asked-purchase";
import { readAddress, withBuyer } from "~/models/agents/purchase/buyer-address";
import { isAppError } from "~/models/platform/error/app-error";
import { isUuid } from "~/models/platform/text/uuid";
import { emailSchema } from "~/models/platform/validation/email";
import { shopper } from "~/models/shops/actors/actor";
import { cartPath, checkoutPath, orderPath } from "~/paths";
import { agentCheckouts } from "~/tables/agents/agents";
import { startSession } from "../accounts/sessions/start-session.server";
import { listCartIds } from "../selling/cart/list-carts.server";
import { saveDrafts } from "../selling/checkout/save-draft.server";
import { applyCode } from "../selling/discounts/apply-code.server";
import { addSeveral } from "../selling/lines/add-several.server";
import { leadTo } from "../shops/answers/answer-with.server";
import { ofShop } from "../shops/context/of-shop.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { acting } from "../shops/context/shop-context.server";
import { isSignedLink, signLink } from "../shops/secrets/signed-link.server";
import { type AgentCheckoutRow, isCart } from "./purchase/agent-purchase";
import { findSkus } from "./purchase/fill-carts.server";
import { openAgentPurchase } from "./purchase/open-agent-purchase.server";

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
  if (row.orderId && row.endedAs) {
    const link = { kind: "order", shopId: context.shop.id, id: row.orderId } as const;
    return leadTo(context, orderPath(row.orderId, signLink(context.secret, link)), {});
  }
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
  if (cartIds.length > 0 && started) await takeAnswers(ctx, row, cartIds);
  if (cartIds.length > 0)
    await takeCodes(ctx, row, { visitor: { ...buyer, cartId: cartIds[0] ?? null }, cartIds });
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

/** What the agent was told already need not be typed again. */
async function takeAnswers(
  ctx: RequestContext,
  row: AgentCheckoutRow,
  cartIds: readonly string[],
): Promise<void> {
  const { asked } = row;
  const chosen = chosenDestination(asked);
  const read = chosen ? readAddress(withBuyer(chosen.address, asked.buyer), "required") : null;
  const email = emailSchema.safeParse(asked.buyer.email ?? "");
  const [first] = (await openAgentPurchase(ctx, row)).carts;
  const method = first?.draft.shippingMethodCode;
  await saveDrafts(ctx, cartIds, {
    ...(email.success ? { email: email.data } : {}),
    ...(read && "address" in read ? { shippingAddress: read.address } : {}),
    ...(method ? { shippingMethodCode: method } : {}),
  });
}

async function takeCodes(
  ctx: RequestContext,
  { asked }: AgentCheckoutRow,
  purchase: Parameters<typeof applyCode>[1],
): Promise<void> {
  for (const code of asked.codes)
    await applyCode(ctx, purchase, code).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
    });
}
