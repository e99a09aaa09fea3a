// @public

import { klarnaSettings } from "./klarna/klarna-settings";
import { paypalSettings } from "./paypal/paypal-settings";
import { stripeSettings } from "./stripe/stripe-settings";

/** What an owner sets of each payment provider, by its code. One line a provider. */
export const providersSettings = {
  paypal: paypalSettings,
  stripe: stripeSettings,
  klarna: klarnaSettings,
};

/** The code of a payment provider that has settings. */
export type ProviderCode = keyof typeof providersSettings;
