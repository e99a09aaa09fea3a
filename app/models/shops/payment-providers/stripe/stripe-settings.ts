import { z } from "zod";
import { stripeAccess } from "../../../platform/payment-providers/stripe/stripe-access";
import { stripeStepMinor } from "../../../platform/payment-providers/stripe/stripe-currencies";
import type { ProviderSettings } from "../provider-settings";

/** Stripe's hosted card page. */
export const stripeSettings = {
  name: "Stripe",
  secrets: stripeAccess.secrets,
  needs: [],
  stepMinor: stripeStepMinor,
  schema: z
    .object({
      active: z.boolean().default(false),
      title: z.string().min(1).default("Card"),
      /** Whether money is captured with the order, or authorized and captured later. */
      capture: z.enum(["automatic", "manual"]).default("automatic"),
    })
    .strict()
    .default({}),
  words: {
    title: { label: "Title", example: "Card" },
    capture: {
      label: "Money is taken",
      choices: { automatic: "With the order", manual: "Later, by you" },
    },
  },
} satisfies ProviderSettings;
