import { z } from "zod";
import { bankAccountSchema, isUsableAccount } from "../../bank/bank-account";
import { expressColors } from "../../pages/express-offer";
import type { SettingsReference } from "../settings-reference";
import { naming, privateModule } from "./settings-module";

const offlinePaymentSchema = z
  .object({
    code: z.string().regex(/^[a-z0-9_]+$/, "Use lower-case letters, digits and underscores"),
    title: z.string().min(1),
    instructions: z.string().default(""),
    /** Where a bank transfer goes; it is offered once this names holder, bank and number (rule payment-9). */
    account: bankAccountSchema.optional(),
  })
  .strict();

/**
 * PayPal; its secret is `payment.paypal.client_secret`. `webhook_id` is PayPal's id of the shop's webhook.
 */
const paypalSettingsSchema = z
  .object({
    active: z.boolean().default(false),
    title: z.string().min(1).default("PayPal"),
    client_id: z.string().max(200).default(""),
    webhook_id: z.string().max(100).default(""),
    /** Whether money is captured with the order, or authorized and captured later. */
    transaction_type: z.enum(["sale", "authorization"]).default("sale"),
    /** Where the express button is shown. */
    display: z
      .object({
        product_page: z.boolean().default(true),
        cart: z.boolean().default(true),
        checkout: z.boolean().default(true),
      })
      .strict()
      .default({}),
    /** How the express button looks. */
    style: z
      .object({
        label: z.enum(["checkout", "paypal", "buynow", "pay"]).default("checkout"),
        color: z.enum(expressColors).default("gold"),
      })
      .strict()
      .default({}),
  })
  .strict();

/**
 * Stripe's hosted card page; its secrets are `payment.stripe.secret_key` and `payment.stripe.webhook_secret`.
 */
const stripeSettingsSchema = z
  .object({
    active: z.boolean().default(false),
    title: z.string().min(1).default("Card"),
    /** Whether money is captured with the order, or authorized and captured later. */
    capture: z.enum(["automatic", "manual"]).default("automatic"),
  })
  .strict();

/** Payment methods; the checkout shows the titles of those that apply. */
export const payment = naming(
  privateModule(
    z
      .object({
        offline: z.array(offlinePaymentSchema).default([]),
        paypal: paypalSettingsSchema.default({}),
        stripe: stripeSettingsSchema.default({}),
        sandbox: z.boolean().default(false),
      })
      .strict()
      .default({}),
  ),
  {
    references: ({ paypal, stripe }): SettingsReference[] => [
      ...(paypal.active
        ? [
            {
              path: ["paypal", "active"],
              kind: "secrets" as const,
              names: ["payment.paypal.client_secret"] as const,
              feature: `'${paypal.title}' (PayPal)`,
            },
          ]
        : []),
      ...(stripe.active
        ? [
            {
              path: ["stripe", "active"],
              kind: "secrets" as const,
              names: ["payment.stripe.secret_key", "payment.stripe.webhook_secret"] as const,
              feature: `'${stripe.title}' (Stripe)`,
            },
          ]
        : []),
    ],
    doubts: ({ offline, paypal }) => [
      ...offline.flatMap(({ code, title, account }, index) =>
        code === "bank_transfer" && !(account && isUsableAccount(account))
          ? [
              {
                path: ["offline", index],
                mend: `'${title}' is not offered yet: enter holder, bank and iban (or account_number) in settings.payment.offline.account`,
              },
            ]
          : [],
      ),
      ...(paypal.active && paypal.client_id === ""
        ? [{ path: ["paypal"], mend: `'${paypal.title}' (PayPal) is not offered yet: enter client_id` }]
        : []),
    ],
  },
);
