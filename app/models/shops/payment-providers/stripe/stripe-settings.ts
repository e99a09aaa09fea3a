import { z } from "zod";
import { stripeAccess } from "../../../platform/payment-providers/stripe/stripe-access";
import { stripeStepMinor } from "../../../platform/payment-providers/stripe/stripe-currencies";
import { withTranslations } from "../../../platform/translations/translated-schema";
import { translatedSettings } from "../../settings/translated-settings";
import type { ProviderSettings } from "../provider-settings";

/** Stripe's hosted card page. */
export const stripeSettings = {
  name: "Stripe",
  secrets: stripeAccess.secrets,
  secretWords: {
    "payment.stripe.secret_key": "Secret key (sk_…)",
    "payment.stripe.webhook_secret": "Signing secret of the webhook (whsec_…)",
  },
  steps: ({ webhookUrl, events }) => [
    "At Stripe, below Developers, API keys, copy the secret key. One that begins with sk_test_ moves no money.",
    "Enter it here as the secret key.",
    `At Stripe, below Developers, Webhooks, add an endpoint with the address ${webhookUrl}`,
    `Choose these events: ${events}.`,
    "Copy the endpoint’s signing secret, and enter it here.",
    "Press Test it. If it works, tick Offered in the form, and save.",
  ],
  needs: [],
  stepMinor: stripeStepMinor,
  schema: withTranslations(
    z.object({
      active: z.boolean().default(false),
      title: z.string().min(1).default("Card"),
      /** Whether money is captured with the order, or authorized and captured later. */
      capture: z.enum(["automatic", "manual"]).default("automatic"),
    }),
    translatedSettings.providers,
  ).default({}),
  words: {
    title: { label: "Title", example: "Card" },
    capture: {
      label: "Money is taken",
      choices: { automatic: "With the order", manual: "Later, by you" },
    },
  },
} satisfies ProviderSettings;
