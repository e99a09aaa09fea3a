import { type AgentReach, reachesFor } from "~/models/agents/ucp/capabilities";
import type { OfferedMethod } from "~/models/payments/payment-method";
import type { Minor } from "~/models/platform/money/money";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import type { PaymentProvider } from "../../payments/providers/provider";
import { paymentProviders } from "../../payments/providers/providers.server";
import { isSandboxAllowed } from "../../payments/providers/sandbox-allowed.server";

/** A way to pay for agents: what the protocols call it, and the method an order names. */
export type AgentMethod = {
  handlerId: string;
  name: string;
  provider: PaymentProvider;
  method: OfferedMethod;
};

/** What the protocols call the ways to pay: the handler's id, and the name it is listed by. */
const handlers: Readonly<Record<"stripe" | "sandbox", { handlerId: string; name: string }>> = {
  stripe: { handlerId: "stripe", name: "com.stripe.payment_tokens" },
  sandbox: { handlerId: "mock_payment_handler", name: "org.awning.sandbox" },
};

/**
 * The ways to pay that agents have, in the order they are offered (rule agents-9).
 * @param totalMinor what is to be paid; absent for the shop's profile, which knows no amount
 */
export function agentMethods(
  ctx: Pick<PaymentContext, "shop" | "config">,
  totalMinor?: Minor,
): AgentMethod[] {
  const { shop, config } = ctx;
  const allowed: readonly string[] = shop.settings.agents.methods;
  return paymentProviders.flatMap((provider): AgentMethod[] => {
    const { code, tokens } = provider;
    if (!tokens || !allowed.includes(code) || (code !== "stripe" && code !== "sandbox")) return [];
    const usual = (provider.stepMinor(shop.tenant.currency) ?? 0) * 1000;
    const listing = { shop, sandboxAllowed: isSandboxAllowed(config), totalMinor: totalMinor ?? usual };
    const [method] = provider.list(listing);
    return method ? [{ ...handlers[code], provider, method }] : [];
  });
}

/** Whether agents may buy in the shop: its owner lets them, and a way to pay works (rule agents-1). */
export const mayBuy = (ctx: Pick<PaymentContext, "shop" | "config">): boolean => reachOf(ctx) === "buys";

/** Whether links may put goods into carts (rule agents-22). */
export const hasPermalinks = (ctx: Pick<PaymentContext, "shop" | "config">): boolean =>
  ctx.shop.settings.agents.ucp && reachesFor(reachOf(ctx), "collects");

/** How far agents may go: without a way to pay they fill carts that people buy in the shop. */
export function reachOf(ctx: Pick<PaymentContext, "shop" | "config">): AgentReach {
  if (!ctx.shop.settings.agents.checkout) return "reads";
  return agentMethods(ctx).length > 0 ? "buys" : "collects";
}
