// @public

import type { PaymentOutcome } from "~/models/payments/payment-outcome";
import type { StoredMethod } from "~/models/payments/stored-method";
import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { sandboxPayPath } from "~/paths";
import type { PaymentProvider, ProviderPayment } from "./provider";
import { readSandboxResult, type SandboxResult } from "./sandbox-signature.server";

/** Header of its webhook that signs the body. */
export const SANDBOX_SIGNATURE_HEADER = "sandbox-signature";

/** Later payments of an amount that ends so are declined, so that a demo can show it. */
const declinedCents = 13;

/** Code of the sandbox's one method. */
const SANDBOX_METHOD = "sandbox_card";
/** The one token that the sandbox takes; any other is declined. */
const sandboxToken = "success_token";
const demoTitle = message("Card (demo)");

/**
 * The sandbox: a provider with its own hosted page where the shopper says how the payment ends, a signed
 * return and a signed webhook, for demos and tests. No money moves. Offered only where the operator allows it
 * and the shop asks for it (rule payment-9).
 */
export const sandboxProvider: PaymentProvider = {
  code: "sandbox",
  pages: () => [],
  waitsForPayment: true,
  stepMinor: () => 1,
  later: {
    kind: "charges",
    charge: async (_deps, { id, amountMinor, currency }) =>
      amountMinor % 100 === declinedCents
        ? { kind: "declined", reason: "The payment was declined." }
        : { kind: "paid", reference: id, amountMinor, currency },
    forget: async () => {},
  },
  tokens: {
    pay: async (_deps, { id, amountMinor, currency }, token) =>
      token === sandboxToken
        ? { kind: "paid", reference: id, amountMinor, currency }
        : { kind: "declined", reason: "The payment was declined." },
  },
  list: ({ shop, sandboxAllowed }) =>
    sandboxAllowed && shop.settings.payment.sandbox
      ? [
          {
            code: SANDBOX_METHOD,
            title: phrase(demoTitle),
            instructions: phrase("A test page opens. No money moves."),
          },
        ]
      : [],
  start: async (_deps, { id }) => ({ kind: "redirect", url: sandboxPayPath(id), reference: id }),
  async confirm(deps, payment, params) {
    const result = readSandboxResult(deps, params.get("result") ?? "", params.get("result_signature") ?? "");
    return result?.paymentId === payment.id ? outcomeOf(result, payment) : null;
  },
  async webhook(deps, { body, headers }) {
    const amount = /^(.*)\|(\d{1,16})\|([A-Z]{3})$/.exec(body);
    const signature = headers.get(SANDBOX_SIGNATURE_HEADER) ?? "";
    const result = readSandboxResult(deps, body, signature);
    if (!result || !amount) return undefined;
    const paymentId = result.paymentId.split("|")[0] ?? "";
    const payment = { id: paymentId, amountMinor: Number(amount[2]), currency: amount[3] ?? "" };
    return [{ paymentId, outcome: outcomeOf(result, payment) }];
  },
  cancel: async () => ({ kind: "cancelled", reason: "The payment was not completed." }),
  capture: async (_deps, payment, amountMinor) => ({
    kind: "paid",
    reference: payment.id,
    amountMinor,
    currency: payment.currency,
  }),
  // The sandbox takes the money at once, and gives it back by saying so.
  refund: async (_deps, _payment, { id }) => ({ kind: "done", reference: id }),
  refundState: async (_deps, reference) => ({ kind: "done", reference }),
};

function outcomeOf(
  { outcome }: SandboxResult,
  { id, amountMinor, currency }: Pick<ProviderPayment, "id" | "amountMinor" | "currency">,
): PaymentOutcome {
  return outcome === "paid"
    ? { kind: "paid", reference: id, amountMinor, currency, stored: demoCard(id) }
    : { kind: "declined", reason: "The payment was declined." };
}

/** What later payments are charged to: the sandbox has one card for each payment. */
export const demoCard = (token: string): StoredMethod => ({
  token,
  account: "",
  title: phrase(demoTitle),
  expiresIn: "",
});

/** The body of the sandbox's webhook: a result with the amount it is about, minor units. */
export const sandboxWebhookOf = (
  { id, amountMinor, currency }: Pick<ProviderPayment, "id" | "amountMinor" | "currency">,
  outcome: SandboxResult["outcome"],
): SandboxResult => ({ paymentId: `${id}|${amountMinor}|${currency}`, outcome });
