import { and, eq } from "drizzle-orm";
import type { AskedPurchase, ToldAddress } from "~/models/agents/purchase/asked-purchase";
import { homeAddress, orderAddress, readAddress, withBuyer } from "~/models/agents/purchase/buyer-address";
import type { Pickup } from "~/models/agents/purchase/shown-purchase";
import { isAppError } from "~/models/platform/error/app-error";
import { emailSchema } from "~/models/platform/validation/email";
import { contactEmail } from "~/models/shops/mail/contact-email";
import { agentCheckouts } from "~/tables/agents/agents";
import { findDestination } from "../../selling/cart/find-destination.server";
import { readCarts } from "../../selling/cart-page/read-carts.server";
import { saveDrafts } from "../../selling/checkout/save-draft.server";
import { applyCode } from "../../selling/discounts/apply-code.server";
import { removeCode } from "../../selling/discounts/remove-code.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type AgentCheckoutRow, type AgentPurchase, isCart } from "./agent-purchase";
import { fillCarts } from "./fill-carts.server";
import { shareGoods } from "./linked-checkout.server";
import { visitorOf } from "./open-agent-purchase.server";
import { readPickup } from "./read-pickup.server";

const dayMs = 24 * 60 * 60 * 1000;

/** How long a checkout and a cart wait for their agent's next call, days. */
const lifeDays = { checkout: 1, cart: 7 };

/** When a checkout or cart that is used now expires. */
export const checkoutExpiry = (kind: AgentCheckoutRow["kind"], now: Date): Date =>
  new Date(now.getTime() + (isCart(kind) ? lifeDays.cart : lifeDays.checkout) * dayMs);

/**
 * Gives the guest's carts what an agent asked for, and keeps with the checkout what carts don't hold.
 * @param options the method of each cart that is delivered, in their order; empty leaves them as they are
 */
export async function saveAsked(
  ctx: RequestContext,
  row: AgentCheckoutRow,
  asked: AskedPurchase,
  options: readonly (string | null)[],
): Promise<AgentCheckoutRow> {
  const notes = await fillCarts(ctx, await visitorOf(ctx, row), asked);
  const { visitor, cartIds } = await visitorOf(ctx, row);
  if (cartIds.length > 0) await savePlace(ctx, cartIds, asked);
  if (cartIds.length > 0 && !isCart(row.kind)) {
    const pickup = asked.isPickedUp ? await readPickup(ctx, await readCarts(ctx, visitor, cartIds)) : null;
    const isOther = (row.asked.isPickedUp ?? false) !== (asked.isPickedUp ?? false);
    if (isOther) await saveDrafts(ctx, cartIds, { shippingMethodCode: null });
    await saveAnswers(ctx, { cartIds, pickup }, asked, options);
  }
  const refusedCodes = cartIds.length > 0 ? await saveCodes(ctx, { visitor, cartIds }, row.asked, asked) : [];
  const saved = await keepAsked(ctx, row, { ...asked, notes, refusedCodes });
  await shareGoods(ctx, saved);
  return saved;
}

/** Keeps what was asked for with the checkout. */
export async function keepAsked(
  ctx: ShopContext,
  row: AgentCheckoutRow,
  asked: AskedPurchase,
): Promise<AgentCheckoutRow> {
  const now = ctx.now();
  const changed = { asked, updatedAt: now, expiresAt: checkoutExpiry(row.kind, now) };
  await ctx.db
    .update(agentCheckouts)
    .set(changed)
    .where(and(eq(agentCheckouts.tenantId, ctx.tenant.id), eq(agentCheckouts.id, row.id)));
  return { ...row, ...changed };
}

/** Where delivery and taxes are estimated for; a place that the shop does not know is left out. */
export async function savePlace(
  ctx: RequestContext,
  cartIds: readonly string[],
  { place }: AskedPurchase,
): Promise<void> {
  const estimatedFor = await findDestination(ctx, place ?? { country: "", postcode: "" }).catch(
    (error: unknown) => {
      if (!isAppError(error)) throw error;
      return null;
    },
  );
  await saveDrafts(ctx, cartIds, { estimatedFor });
}

async function saveAnswers(
  ctx: RequestContext,
  { cartIds, pickup }: { cartIds: readonly string[]; pickup: Pickup | null },
  asked: AskedPurchase,
  options: readonly (string | null)[],
): Promise<void> {
  const { buyer_details } = ctx.shop.settings.agents;
  const email = emailSchema.safeParse(asked.buyer.email ?? "");
  const addressOf = (told: ToldAddress | null) => {
    const read = told && readAddress(withBuyer(told, asked.buyer), buyer_details);
    return read && "address" in read ? read.address : null;
  };
  await saveDrafts(ctx, cartIds, {
    // Where the agent keeps its buyer's address to itself, the shop reads what is mailed (rule agents-7).
    email: email.success ? email.data : buyer_details === "optional" ? contactEmail(ctx.shop) : null,
    shippingAddress: addressOf(orderAddress(asked, pickup)),
    // What is collected is billed to the buyer's home, where the agent told it.
    billingAddress: asked.isPickedUp ? addressOf(homeAddress(asked)) : null,
  });
  for (const [at, cartId] of cartIds.entries()) {
    const code = options[at] ?? (cartIds.length === 1 ? options[0] : undefined);
    if (code !== undefined) await saveDrafts(ctx, [cartId], { shippingMethodCode: code });
  }
}

async function saveCodes(
  ctx: RequestContext,
  purchase: Awaited<ReturnType<typeof visitorOf>>,
  before: AskedPurchase,
  { codes }: AskedPurchase,
): Promise<AskedPurchase["refusedCodes"]> {
  for (const code of before.codes)
    if (!codes.includes(code)) await removeCode(ctx, purchase.cartIds, { code });
  const earlier = before.refusedCodes.map(({ code }) => code);
  const refused: AskedPurchase["refusedCodes"] = [];
  for (const code of codes) {
    if (before.codes.includes(code) && !earlier.includes(code)) continue;
    try {
      await applyCode(ctx, purchase, code);
    } catch (error) {
      if (!isAppError(error)) throw error;
      refused.push({ code, text: error.message });
    }
  }
  return refused;
}

/** Keeps the total that the agent is answered with: its buyer agrees to no other (rule agents-6). */
export async function keepShownTotal(ctx: ShopContext, { row, whole }: AgentPurchase): Promise<void> {
  const shownDueMinor = whole.totals.totalDueMinor;
  if (row.asked.shownDueMinor !== shownDueMinor) await keepAsked(ctx, row, { ...row.asked, shownDueMinor });
}
