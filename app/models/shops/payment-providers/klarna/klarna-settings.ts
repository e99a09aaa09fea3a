import { z } from "zod";
import { klarnaAccess } from "../../../platform/payment-providers/klarna/klarna-access";
import { klarnaStepMinor } from "../../../platform/payment-providers/klarna/klarna-countries";
import { withTranslations } from "../../../platform/translations/translated-schema";
import { translatedSettings } from "../../settings/translated-settings";
import type { ProviderSettings } from "../provider-settings";

/** Klarna's hosted payment page. */
export const klarnaSettings = {
  name: "Klarna",
  secrets: klarnaAccess.secrets,
  secretWords: { "payment.klarna.password": "Password" },
  steps: ({ webhookUrl }) => [
    "In Klarna’s Merchant Portal, below Settings, Klarna API Credentials, generate new credentials.",
    "Enter the username in the form, choose the region of the account, and save.",
    "Enter the password here.",
    `Nothing has to be set for webhooks: each payment names ${webhookUrl} to Klarna, which has to be https.`,
    "Press Test it. If it works, tick Offered in the form, and save.",
  ],
  needs: ["username"],
  stepMinor: klarnaStepMinor,
  schema: withTranslations(
    z.object({
      active: z.boolean().default(false),
      title: z.string().min(1).default("Klarna"),
      username: z.string().max(200).default(""),
      /** The part of the world the account belongs to. */
      region: z.enum(["europe", "north_america", "oceania"]).default("europe"),
      /** Whether money is captured with the order, or authorized and captured later. */
      capture: z.enum(["automatic", "manual"]).default("automatic"),
    }),
    translatedSettings.providers,
  ).default({}),
  words: {
    title: { label: "Title", example: "Klarna" },
    username: { label: "Username", help: "From Klarna’s Merchant Portal." },
    region: {
      label: "Region of the account",
      choices: {
        europe: "Europe",
        north_america: "North America",
        oceania: "Australia and New Zealand",
      },
    },
    capture: {
      label: "Money is taken",
      help: "Klarna asks shops that ship goods to take it when they ship.",
      choices: { automatic: "With the order", manual: "Later, by you" },
    },
  },
} satisfies ProviderSettings;
