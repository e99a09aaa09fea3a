import Stripe from "stripe";
import { providerTimeoutMs } from "../call-provider.server";
import type { ProviderDeps } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";

/** Stripe's client for the shop, at the configured address. */
export async function stripeClient(deps: ProviderDeps): Promise<Stripe> {
  const { protocol, hostname, port } = new URL(deps.urls.stripe);
  const isPlain = protocol === "http:";
  return new Stripe(await deps.credential("payment.stripe.secret_key"), {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? "http" : "https",
    timeout: providerTimeoutMs,
    // A second try would go beyond the time of rule payment-7; forms, jobs and webhooks are repeated instead.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/**
 * Runs a call of the client.
 * @throws ProviderUnavailable where Stripe could not be reached, is at fault or busy; a refusal of Stripe's
 * is passed on
 */
export async function askStripe<T>(call: () => Promise<Stripe.Response<T>>): Promise<T> {
  try {
    const answer = await call();
    // The client takes an answer without an error in its body for a success, whatever its status: a proxy's
    // 502, say.
    const { statusCode } = answer.lastResponse;
    if (statusCode >= 300) throw new ProviderUnavailable(`Stripe answered ${statusCode}`);
    return answer;
  } catch (error) {
    if (isRefusal(error) || !(error instanceof Stripe.errors.StripeError)) throw error;
    throw new ProviderUnavailable("Stripe could not be asked", { cause: error });
  }
}

/** Whether Stripe refused the request, so that a retry is useless. */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
