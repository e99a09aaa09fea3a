// @public

import { paypalSettings } from "./paypal/paypal-settings";
import { stripeSettings } from "./stripe/stripe-settings";

/** What an owner sets of each payment provider, by its code. One line a provider. */
export const providersSettings = { paypal: paypalSettings, stripe: stripeSettings };
