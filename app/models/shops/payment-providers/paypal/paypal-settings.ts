import { z } from "zod";
import { paypalAccess } from "../../../platform/payment-providers/paypal/paypal-access";
import { paypalStepMinor } from "../../../platform/payment-providers/paypal/paypal-currencies";
import { withTranslations } from "../../../platform/translations/translated-schema";
import { translatedSettings } from "../../settings/translated-settings";
import { expressDisplaySchema, expressDisplayWords } from "../express-display";
import type { ProviderSettings } from "../provider-settings";
import { buttonColors, buttonLabels } from "./paypal-button";

/** PayPal, an express wallet. */
export const paypalSettings = {
  name: "PayPal",
  secrets: paypalAccess.secrets,
  secretWords: { "payment.paypal.client_secret": "Secret of the app" },
  steps: ({ webhookUrl, events }) => [
    "At PayPal’s developer pages, below Apps & Credentials, make an app, and copy its client ID and secret.",
    "Enter the client ID in the form and the secret here.",
    `Below the app’s webhooks, add one with the address ${webhookUrl}`,
    `Choose these events: ${events}.`,
    "Copy the webhook’s ID into the form, and save.",
    "Press Test it. If it works, tick Offered in the form, and save.",
  ],
  needs: ["client_id"],
  stepMinor: paypalStepMinor,
  schema: withTranslations(
    z.object({
      active: z.boolean().default(false),
      title: z.string().min(1).default("PayPal"),
      client_id: z.string().max(200).default(""),
      /** PayPal's id of the shop's webhook. */
      webhook_id: z.string().max(100).default(""),
      /** Whether money is captured with the order, or authorized and captured later. */
      transaction_type: z.enum(["sale", "authorization"]).default("sale"),
      display: expressDisplaySchema,
      /** How the express button looks. */
      style: z
        .object({
          label: z.enum(buttonLabels).default("checkout"),
          color: z.enum(buttonColors).default("gold"),
        })
        .strict()
        .default({}),
    }),
    translatedSettings.providers,
  ).default({}),
  words: {
    title: { label: "Title", example: "PayPal" },
    client_id: { label: "Client ID", help: "From PayPal’s developer pages." },
    webhook_id: { label: "Webhook ID", help: "PayPal’s name of the webhook to this shop." },
    transaction_type: {
      label: "Money is taken",
      choices: { sale: "With the order", authorization: "Later, by you" },
    },
    ...expressDisplayWords,
    style: { label: "Looks of the express button" },
    "style.label": {
      label: "Words",
      choices: { checkout: "Checkout", paypal: "PayPal", buynow: "Buy now", pay: "Pay" },
    },
    "style.color": {
      label: "Color",
      choices: { gold: "Gold", blue: "Blue", silver: "Silver", white: "White", black: "Black" },
    },
  },
} satisfies ProviderSettings;
