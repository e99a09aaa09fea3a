import type { SessionHandler } from "~/models/agents/acp/session-answer";
import type { Minor } from "~/models/platform/money/money";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { agentMethods } from "../payment/agent-methods.server";

const documents = "https://acp.dev";

/**
 * The ways to pay as sessions list them: each takes a token that the agent gets of the provider for the
 * shop's account (rule agents-9). Stripe is left out until the owner says which account that is.
 */
export function sessionHandlers(
  ctx: Pick<PaymentContext, "shop" | "config">,
  totalMinor: Minor,
): SessionHandler[] {
  const { stripe_account } = ctx.shop.settings.agents;
  return agentMethods(ctx, totalMinor).flatMap(({ handlerId, provider: { code }, method }) => {
    const merchant_id = code === "stripe" ? stripe_account : ctx.shop.code;
    if (merchant_id === "") return [];
    return [
      {
        id: handlerId,
        name: "dev.acp.tokenized.card",
        display_name: method.title,
        version: "2026-01-22",
        spec: `${documents}/handlers/tokenized.card`,
        requires_delegate_payment: code === "stripe",
        requires_pci_compliance: false,
        psp: code,
        config_schema: `${documents}/schemas/handlers/tokenized.card/config.json`,
        instrument_schemas: [`${documents}/schemas/handlers/tokenized.card/instrument.json`],
        config: { merchant_id, psp: code },
      },
    ];
  });
}
