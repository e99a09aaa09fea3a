import { z } from "zod";
import { timeZoneSchema } from "../date/time-zone";
import { deliveryEstimateSchema } from "../delivery/delivery-estimate";
import { thumbnailSides } from "../gallery/gallery";
import { crawlerSettingSchema } from "../seo/crawler-setting-schema";
import { contentSecuritySchema } from "./content-security";
import { footerSocialSchema } from "./footer-social";
import { recaptchaSettingsSchema } from "./recaptcha";
import { themeSchema } from "./theme";
import { trackingSchema } from "./tracking";

/** Where the shop is (rule hosts-1): scheme, host and port, or empty for its first domain. */
const baseUrlSchema = z
  .string()
  .regex(
    /^(?:https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?\/?)?$/,
    "Use scheme and host without a path, such as https://acme.example",
  )
  .default("");

const countryCode = z.string().regex(/^[A-Z]{2}$/, "Use a two-letter country code such as US");
const amountMinor = z.number().int().min(0);

const taxRuleSchema = z
  .object({
    name: z.string().min(1),
    kind: z.enum(["tax", "other"]).default("tax"),
    country: countryCode,
    state: z.string().optional(),
    postcodePattern: z.string().optional(),
    taxClass: z.string().default("standard"),
    rateBasisPoints: z.number().min(0).max(100_000),
    appliesToShipping: z.boolean().default(false),
  })
  .strict();

const shippingMethodSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("flat"), code: z.string(), title: z.string(), amountMinor }).strict(),
  z
    .object({
      type: z.literal("free_above"),
      code: z.string(),
      title: z.string(),
      amountMinor,
      freeAboveMinor: amountMinor,
    })
    .strict(),
  z
    .object({
      type: z.literal("table"),
      code: z.string(),
      title: z.string(),
      by: z.enum(["weight", "price", "destination"]),
      rows: z.array(
        z
          .object({
            from: z.number().min(0).optional(),
            country: countryCode.optional(),
            state: z.string().optional(),
            amountMinor,
          })
          .strict(),
      ),
    })
    .strict(),
  z.object({ type: z.literal("pickup"), code: z.string(), title: z.string() }).strict(),
]);

const offlinePaymentSchema = z
  .object({
    code: z.string().regex(/^[a-z0-9_]+$/),
    title: z.string().min(1),
    instructions: z.string().default(""),
  })
  .strict();

/** PayPal; its secret is `payment.paypal.client_secret`. `webhook_id` is PayPal's name for the shop's webhook. */
const paypalSettingsSchema = z
  .object({
    active: z.boolean().default(false),
    title: z.string().min(1).default("PayPal"),
    client_id: z.string().max(200).default(""),
    webhook_id: z.string().max(100).default(""),
    /** Whether the money is taken with the order, or reserved and taken later. */
    transaction_type: z.enum(["sale", "authorization"]).default("sale"),
  })
  .strict();

/** Stripe's hosted card page; its secrets are `payment.stripe.secret_key` and `payment.stripe.webhook_secret`. */
const stripeSettingsSchema = z
  .object({
    active: z.boolean().default(false),
    title: z.string().min(1).default("Card"),
    /** Whether the money is taken with the order, or reserved and taken later. */
    capture: z.enum(["automatic", "manual"]).default("automatic"),
  })
  .strict();

/** One group of filters; its kind follows from its code (app/models/filter-path/filter-group.ts). */
const filterSchema = z
  .object({
    code: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/i, "Use letters, digits, hyphens and underscores"),
    label: z.string().default(""),
    seo_index: z.boolean().default(false),
    hidden: z.boolean().default(false),
  })
  .strict();

/**
 * Everything an owner can switch in a shop (part 1, §3 "Client settings" and "Module settings").
 * Every key has a default, so `shopSettingsSchema.parse({})` is a working shop.
 * Amounts are integer minor units of the shop's currency; rates are basis points (825 = 8.25 %, 887.5 = 8.875 %).
 */
export const shopSettingsSchema = z
  .object({
    general: z
      .object({
        app: z
          .object({ name: z.string().default(""), base_url: baseUrlSchema })
          .strict()
          .default({}),
        email: z.string().email().default("support@example.com"),
        phone: z.string().default(""),
        tagline: z.string().default(""),
        logo: z.string().default(""),
        /** The shop's clock and calendar: dates are written and days counted in it. */
        time_zone: timeZoneSchema.default("UTC"),
      })
      .strict()
      .default({}),
    /** Where the shop sends from (part 1, §3 "Seller origin address"). */
    client_address: z
      .object({
        address_line1: z.string().max(200).default(""),
        city_locality: z.string().max(200).default(""),
        state_province: z.string().max(200).default(""),
        postal_code: z.string().max(20).default(""),
      })
      .strict()
      .default({}),
    active_theme: themeSchema.default({}),
    footer_social: footerSocialSchema.default({}),
    content_security: contentSecuritySchema.default({}),
    tracking: trackingSchema.default({}),
    recaptcha: recaptchaSettingsSchema.default({}),
    /** Whether e-mails opted in on a form are kept as signups (part 3, §5 "Forms"). */
    email_capture_enabled: z.boolean().default(true),
    active_review_module: z.boolean().default(true),
    checkout_countries: z.array(countryCode).min(1).default(["US"]),
    us_restrict_states: z.array(z.string()).default([]),
    catalogue: z
      .object({
        pageSize: z.number().int().min(1).max(100).default(24),
        defaultSort: z.string().default("id-desc"),
        /** Groups of filters in order; none means what the products themselves offer. */
        filters: z.array(filterSchema).default([]),
        /** Where the filters stand on a wide screen; `overlay` keeps them behind their button. */
        filterLayout: z.enum(["left", "right", "overlay"]).default("left"),
        /** Whether a listing loads page after page by itself. */
        autoLoad: z.boolean().default(false),
      })
      .strict()
      .default({}),
    product_page: z
      .object({
        /** Side of the gallery's thumbnails; on small screens left and right become below. */
        thumbnails: z.enum(thumbnailSides).default("left"),
        /** `valid` hides option values that lead nowhere, `all` shows them disabled (part 1, §4). */
        option_display: z.enum(["all", "valid"]).default("all"),
      })
      .strict()
      .default({}),
    /** The first holds for every product that names none. */
    delivery_estimates: z.array(deliveryEstimateSchema).default([]),
    tax: z
      .object({ pricesInclude: z.boolean().default(false), rules: z.array(taxRuleSchema).default([]) })
      .strict()
      .default({}),
    shipping_methods: z.array(shippingMethodSchema).default([]),
    payment: z
      .object({
        offline: z.array(offlinePaymentSchema).default([]),
        paypal: paypalSettingsSchema.default({}),
        stripe: stripeSettingsSchema.default({}),
        sandbox: z.boolean().default(false),
      })
      .strict()
      .default({}),
    checkout: z
      .object({ legalAge: z.number().int().min(0).max(99).default(21) })
      .strict()
      .default({}),
    seo: z
      .object({ robots: crawlerSettingSchema.default("index_follow"), title_suffix: z.string().default("") })
      .strict()
      .default({}),
    modules: z
      .object({
        sociallogins: z
          .object({ hide_price_for_anonymous: z.boolean().default(false) })
          .strict()
          .default({}),
        order_management: z
          .object({
            prevent_checkout: z.boolean().default(false),
            prevent_checkout_message: z.string().default("Checkout is closed at the moment."),
            allow_request_quote: z.boolean().default(false),
          })
          .strict()
          .default({}),
      })
      .strict()
      .default({}),
  })
  .strict();

/** A shop's settings, complete with defaults. */
export type ShopSettings = z.output<typeof shopSettingsSchema>;
/** Settings as an owner writes them: every key optional. */
export type ShopSettingsInput = z.input<typeof shopSettingsSchema>;
