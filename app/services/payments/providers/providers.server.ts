// @public

import type { OfferedMethod } from "~/models/payments/payment-method";
import { formatMoney } from "~/models/platform/money/format-money";
import type { Currency, Minor } from "~/models/platform/money/money";
import type { ProviderUrls } from "~/models/platform/payment-providers/provider-access";
import { phrase } from "~/models/platform/texts/phrase";
import type { Shop } from "~/models/shops/shop";
import { klarnaProvider } from "./klarna/klarna-provider.server";
import { nothingDueProvider } from "./nothing-due-provider.server";
import { offlineProvider } from "./offline-provider.server";
import { paypalProvider } from "./paypal/paypal-provider.server";
import type { PaymentListInput, PaymentProvider } from "./provider";
import { sandboxProvider } from "./sandbox-provider.server";
import { stripeProvider } from "./stripe/stripe-provider.server";

/** Every provider, in the order their methods are offered. */
export const paymentProviders: readonly PaymentProvider[] = [
  nothingDueProvider,
  stripeProvider,
  paypalProvider,
  klarnaProvider,
  offlineProvider,
  sandboxProvider,
];

/** Providers that a cart may choose from; where nothing is due no other one is asked (rule gift-cards-6). */
const providersFor = ({ totalMinor, repeats = false }: PaymentListInput): readonly PaymentProvider[] =>
  (totalMinor === 0 ? [nothingDueProvider] : paymentProviders).filter(({ later }) => !repeats || later);

/** The ways to pay a cart may choose from. */
export function listPaymentMethods(input: PaymentListInput): OfferedMethod[] {
  return providersFor(input).flatMap((provider) => provider.list(input));
}

/** The method with this code and its provider; null when this cart may not use it. */
export function findPaymentMethod(
  input: PaymentListInput,
  methodCode: string,
): { provider: PaymentProvider; method: OfferedMethod } | null {
  for (const provider of providersFor(input)) {
    const method = provider.list(input).find((candidate) => candidate.code === methodCode);
    if (method) return { provider, method };
  }
  return null;
}

/** A provider by its code; null for one that does not exist (any more). */
export const providerByCode = (code: string): PaymentProvider | null =>
  paymentProviders.find((provider) => provider.code === code) ?? null;

/** What the amounts a payment takes and pays back are multiples of, minor units (rule payment-10). */
export const stepOf = ({ provider, currency }: { provider: string; currency: Currency }): Minor =>
  providerByCode(provider)?.stepMinor(currency) ?? 1;

/** Why methods that the shop has are not offered for the amount of a cart, a text for each. */
export function notOffered(input: PaymentListInput): string[] {
  const { currency } = input.shop.tenant;
  return providersFor(input).flatMap((provider) => {
    const stepMinor = provider.stepMinor(currency) ?? 1;
    if (input.totalMinor % stepMinor === 0) return [];
    const [step, total] = [formatMoney(stepMinor, currency), formatMoney(input.totalMinor, currency)];
    return provider
      .list({ ...input, totalMinor: Math.ceil(input.totalMinor / stepMinor) * stepMinor })
      .map(({ title }) =>
        phrase("{title} takes multiples of {step}, and can’t pay {total}.", { title, step, total }),
      );
  });
}

/** Origins of the payment pages of a shop, which its forms lead to. */
export const paymentPages = (shop: Shop, urls: ProviderUrls): string[] =>
  paymentProviders
    .filter((provider) => {
      const totalMinor = provider.stepMinor(shop.tenant.currency) ?? 1;
      return provider.list({ shop, sandboxAllowed: true, totalMinor }).length > 0;
    })
    .flatMap((provider) => provider.pages(urls));
