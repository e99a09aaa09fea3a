// @public

import { settlePayment } from "../orders/money/settle-payment.server";
import { takeBackPayout } from "../payments/payouts/take-back-payout.server";
import { type PaymentContext, providerDeps } from "../payments/providers/payment-context.server";
import type { PaymentProvider, WebhookMessage } from "../payments/providers/provider";
import { providerByCode } from "../payments/providers/providers.server";
import { UnexpectedEvent } from "../payments/providers/unexpected-event.server";
import { noteWebhook } from "../payments/webhooks/note-webhook.server";

/** What became of a webhook (rule payment-8). */
export type WebhookResult = "applied" | "ignored" | "forged" | "unknown provider";

/**
 * Applies a webhook once its provider has proven it genuine. Sent again it changes nothing.
 * @throws ProviderUnavailable when the proof needs the provider and it cannot be reached: it must be sent
 * again
 */
export async function receiveWebhook(
  ctx: PaymentContext,
  providerCode: string,
  message: WebhookMessage,
): Promise<WebhookResult> {
  const provider = providerByCode(providerCode);
  if (!provider) return "unknown provider";
  const told = await read(ctx, provider, message);
  if (told === undefined) {
    await noteWebhook(ctx, provider.code, "The signature is wrong: check the signing secret or webhook ID.");
    return "forged";
  }
  let result: WebhookResult = "ignored";
  for (const one of told) {
    const applied =
      "payoutId" in one ? await takeBackPayout(ctx, one) : await settlePayment(ctx, provider.code, one);
    if (applied) result = "applied";
  }
  await noteWebhook(ctx, provider.code, null);
  return result;
}

/** Reads a webhook. One that cannot be read is logged: it would be the same if it were sent again. */
async function read(ctx: PaymentContext, provider: PaymentProvider, message: WebhookMessage) {
  try {
    return await provider.webhook(providerDeps(ctx), message);
  } catch (error) {
    if (!(error instanceof UnexpectedEvent)) throw error;
    await noteWebhook(ctx, provider.code, `An event could not be read: ${error.message}`);
    ctx.log.error("a provider's event could not be read", { provider: provider.code, error });
    return [];
  }
}
