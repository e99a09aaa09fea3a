import type { OfferedMethod } from "~/models/payment/payment-method";
import type { Shop } from "~/models/shop/shop";
import { offlineProvider } from "./offline/offline-provider.server";
import { paypalProvider } from "./paypal/paypal-provider.server";
import type { PaymentListInput, PaymentProvider, ProviderUrls } from "./provider";
import { sandboxProvider } from "./sandbox/sandbox-provider.server";
import { stripeProvider } from "./stripe/stripe-provider.server";

/** Every provider, in the order their methods are offered. */
export const paymentProviders: readonly PaymentProvider[] = [
  stripeProvider,
  paypalProvider,
  offlineProvider,
  sandboxProvider,
];

/** The ways to pay a cart may choose from; none for a cart that costs nothing is not an error. */
export function listPaymentMethods(input: PaymentListInput): OfferedMethod[] {
  return paymentProviders.flatMap((provider) => provider.list(input));
}

/** The method with this code and its provider; null when this cart may not use it. */
export function findPaymentMethod(
  input: PaymentListInput,
  methodCode: string,
): { provider: PaymentProvider; method: OfferedMethod } | null {
  for (const provider of paymentProviders) {
    const method = provider.list(input).find((candidate) => candidate.code === methodCode);
    if (method) return { provider, method };
  }
  return null;
}

/** A provider by its code; null for one that does not exist (any more). */
export const providerByCode = (code: string): PaymentProvider | null =>
  paymentProviders.find((provider) => provider.code === code) ?? null;

/** Origins of the payment pages of a shop, which its forms lead to. */
export const paymentPages = (shop: Shop, urls: ProviderUrls): string[] =>
  paymentProviders
    .filter((provider) => provider.list({ shop, sandboxAllowed: true, totalMinor: 1 }).length > 0)
    .flatMap((provider) => provider.pages(urls));
