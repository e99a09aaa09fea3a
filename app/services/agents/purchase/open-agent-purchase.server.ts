import { orderAddress, readAddress } from "~/models/agents/purchase/buyer-address";
import { purchaseProblems, purchaseStatus } from "~/models/agents/purchase/purchase-problems";
import { chosenOffer, type Pickup, shownItems } from "~/models/agents/purchase/shown-purchase";
import { needsBirthdate } from "~/models/checkout/check-placing";
import { emailSchema } from "~/models/platform/validation/email";
import { mergeSummaries } from "~/models/selling/cart-summary/merge-summaries";
import { startsSubscription } from "~/models/selling/cart-summary/starts-subscription";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { listCartIds } from "../../selling/cart/list-carts.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { readCarts } from "../../selling/cart-page/read-carts.server";
import { agentMethods } from "../payment/agent-methods.server";
import { type AgentCheckoutRow, type AgentPurchase, isCart } from "./agent-purchase";
import { readPickup } from "./read-pickup.server";

/** The guest that a checkout's session is, with their carts. */
export async function visitorOf(
  ctx: PaymentContext,
  { sessionHash }: Pick<AgentCheckoutRow, "sessionHash">,
): Promise<{ visitor: Visitor; cartIds: string[] }> {
  const guest = { customer: null, sessionHash, cartId: null };
  const cartIds = (await listCartIds(ctx, guest)).map(({ id }) => id);
  return { visitor: { ...guest, cartId: cartIds[0] ?? null }, cartIds };
}

/** What an agent buys, at current prices and stock, with what hinders it (rule agents-6). It only reads. */
export async function openAgentPurchase(ctx: PaymentContext, row: AgentCheckoutRow): Promise<AgentPurchase> {
  const { visitor, cartIds } = await visitorOf(ctx, row);
  // In a checkout no other method stands in for the agent's; a cart is estimated with the first one.
  const read = await readCarts(ctx, visitor, cartIds, { isMethodAsked: !isCart(row.kind) });
  const filled = read.filter(({ summary }) => shownItems(summary).length > 0);
  const carts = filled.length > 0 ? filled : read.slice(0, 1);
  if (carts.length === 0) carts.push(await readCart(ctx, visitor));
  const whole = mergeSummaries(carts.map(({ summary }) => summary));
  const { asked } = row;
  const lineIds = shownItems(whole).map(
    ({ sku, autoAddedBy, itemId }) =>
      (autoAddedBy === null ? asked.lines.find((line) => line.sku === sku)?.id : null) ?? `item_${itemId}`,
  );
  const pickup = await readPickup(ctx, carts);
  const { settings } = ctx.shop;
  const shipped = carts.filter(({ summary }) => summary.needsShipping);
  const hasOption = shipped.every(({ summary, draft }) => chosenOffer(summary, draft, asked) !== undefined);
  const { prevent_checkout, prevent_checkout_message } = settings.modules["order-management"];
  const due = whole.totals.totalDueMinor;
  const problems = purchaseProblems({
    summary: whole,
    asked,
    lineIds,
    hasEmail: emailSchema.safeParse(asked.buyer.email ?? "").success,
    destinationProblem: destinationProblem(ctx, asked, pickup),
    hasOption,
    canCollect: pickup !== null,
    needsDetails: settings.agents.buyer_details === "required",
    closed: prevent_checkout ? prevent_checkout_message || "The shop takes no orders at the moment." : "",
    needsBirthdate: needsBirthdate(ctx.shop),
    repeats: startsSubscription(whole),
    isPayable: due === 0 || agentMethods(ctx, due).length > 0,
    mostMinor: settings.agents.most_minor,
  });
  const found = { row, visitor, carts, whole, lineIds, pickup, hasOption: hasOption && shipped.length > 0 };
  return { ...found, problems, status: purchaseStatus(problems) };
}

/** What the address of the order lacks; empty for nothing, null before a destination was chosen. */
function destinationProblem(
  { shop }: PaymentContext,
  asked: AgentCheckoutRow["asked"],
  pickup: Pickup | null,
): string | null {
  const address = orderAddress(asked, pickup);
  if (!address) return null;
  const read = readAddress(address, shop.settings.agents.buyer_details);
  if ("problem" in read) return read.problem;
  return shop.settings.checkout_countries.includes(read.address.country)
    ? ""
    : "We don’t deliver to this country.";
}
