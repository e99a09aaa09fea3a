import { sandboxPayPath } from "~/paths";
import type { PaymentEvent, PaymentProvider } from "../provider";
import { readSandboxResult } from "./sandbox-signature.server";

/** Header of its webhook that signs the body. */
export const SANDBOX_SIGNATURE_HEADER = "sandbox-signature";

/** Code of the sandbox's one method. */
const SANDBOX_METHOD = "sandbox_card";

const eventOf = (result: { reference: string; outcome: "paid" | "failed" } | null): PaymentEvent | null =>
  result && { provider: "sandbox", ...result };

/**
 * The sandbox: a provider with its own hosted page where the shopper says how the payment ends, a signed return and a
 * signed webhook, for demos and tests. No money moves. Offered only where the operator allows it and the shop asks for
 * it (decisions, "Payment").
 */
export const sandboxProvider: PaymentProvider = {
  code: "sandbox",
  waitsForPayment: true,
  list: ({ shop, sandboxAllowed }) =>
    sandboxAllowed && shop.settings.payment.sandbox
      ? [{ code: SANDBOX_METHOD, title: "Card (demo)", instructions: "A test page opens. No money moves." }]
      : [],
  start: async (_deps, payment) => ({ kind: "redirect", url: sandboxPayPath(payment.id) }),
  confirm: async (deps, params) =>
    eventOf(readSandboxResult(deps, params.get("result") ?? "", params.get("signature") ?? "")),
  webhook: async (deps, { body, headers }) =>
    eventOf(readSandboxResult(deps, body, headers.get(SANDBOX_SIGNATURE_HEADER) ?? "")),
  // The sandbox takes the money at once, and gives it back by saying so.
  capture: async () => {},
  refund: async () => {},
};
