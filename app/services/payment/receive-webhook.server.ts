import { type PaymentContext, providerDeps } from "./payment-context.server";
import type { WebhookMessage } from "./provider";
import { providerByCode } from "./providers.server";
import { settlePayment } from "./settle-payment.server";

/** What became of a webhook (rule payment-8). */
export type WebhookResult = "applied" | "ignored" | "forged" | "unknown provider";

/**
 * Applies a webhook once its provider has proven it genuine. Sent again it changes nothing.
 * @throws ProviderUnavailable when the proof needs the provider and it cannot be reached: it must be sent again
 */
export async function receiveWebhook(
  ctx: PaymentContext,
  providerCode: string,
  message: WebhookMessage,
): Promise<WebhookResult> {
  const provider = providerByCode(providerCode);
  if (!provider) return "unknown provider";
  const told = await provider.webhook(providerDeps(ctx), message);
  if (told === undefined) return "forged";
  const settled = told && (await settlePayment(ctx, provider.code, told));
  return settled ? "applied" : "ignored";
}
