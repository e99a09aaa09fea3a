import type { Agent } from "~/models/agents/agent";
import { answerCapabilities } from "~/models/agents/ucp/capabilities";
import type { UcpFacts } from "~/models/agents/ucp/checkout-answer";
import { ucpVersion } from "~/models/agents/ucp/ucp-version";
import type { Minor } from "~/models/platform/money/money";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { agentMethods } from "../payment/agent-methods.server";

/** The ways to pay as the protocol lists them, by their names. */
export function paymentHandlers(
  ctx: Pick<PaymentContext, "shop" | "config">,
  totalMinor?: Minor,
): Record<string, unknown[]> {
  return Object.fromEntries(
    agentMethods(ctx, totalMinor).map(({ name, handlerId, method }) => [
      name,
      [
        {
          id: handlerId,
          version: ucpVersion,
          available_instruments: [{ type: "card" }],
          config: { title: method.title },
        },
      ],
    ]),
  );
}

/** What an answer about a checkout says of the protocol. */
export const factsOf = (
  ctx: Pick<PaymentContext, "shop" | "config">,
  { capabilities, isMultiGroup }: Agent,
  totalMinor?: Minor,
): UcpFacts => ({
  capabilities: answerCapabilities(capabilities, "dev.ucp.shopping.checkout"),
  isMultiGroup,
  handlers: paymentHandlers(ctx, totalMinor),
});
