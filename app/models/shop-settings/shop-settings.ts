import { z } from "zod";
import { crawlerSettingSchema } from "../seo/crawler-setting-schema";
import { catalogue, deliveryEstimates, productPage } from "./catalogue-settings";
import { clientAddress } from "./client-address";
import { contentSecuritySchema } from "./content-security";
import { checkoutCountries, usRestrictStates } from "./countries";
import { footerSocialSchema } from "./footer-social";
import { general } from "./general";
import { orderManagement } from "./order-management";
import { payment } from "./payment-settings";
import { recaptchaSettingsSchema } from "./recaptcha";
import {
  openModule,
  type PublicParts,
  privateModule,
  publicModule,
  publicPartsOf,
  schemasOf,
} from "./settings-module";
import { shippingMethods } from "./shipping-settings";
import { tax } from "./tax-settings";
import { themeSchema } from "./theme";
import { trackingSchema } from "./tracking";

/** Settings of the shop itself, by the names owners write (docs/rules/settings.md). */
const shopModules = {
  general,
  client_address: clientAddress,
  active_theme: openModule(themeSchema.default({})),
  footer_social: openModule(footerSocialSchema.default({})),
  /** Its origins reach a browser in a header, which a page of the shop cannot read. */
  content_security: privateModule(contentSecuritySchema.default({})),
  tracking: publicModule(trackingSchema.default({}), ({ consent_text, analytics }) => ({
    consent_text,
    analytics,
  })),
  recaptcha: publicModule(recaptchaSettingsSchema.default({}), ({ site_key }) => ({ site_key })),
  /** Whether e-mails opted in on a form are kept as signups. */
  email_capture_enabled: openModule(z.boolean().default(true)),
  active_review_module: openModule(z.boolean().default(true)),
  checkout_countries: checkoutCountries,
  us_restrict_states: usRestrictStates,
  catalogue,
  product_page: productPage,
  delivery_estimates: deliveryEstimates,
  tax,
  shipping_methods: shippingMethods,
  payment,
  checkout: openModule(
    z
      .object({ legalAge: z.number().int().min(0).max(99).default(21) })
      .strict()
      .default({}),
  ),
  seo: openModule(
    z
      .object({ robots: crawlerSettingSchema.default("index_follow"), title_suffix: z.string().default("") })
      .strict()
      .default({}),
  ),
};

/** Settings of what a shop may have or not, below `modules`. */
const optionalModules = {
  sociallogins: openModule(
    z
      .object({ hide_price_for_anonymous: z.boolean().default(false) })
      .strict()
      .default({}),
  ),
  "order-management": orderManagement,
};

/**
 * Everything an owner can switch in a shop: its modules put together. Every key has a default, so
 * `shopSettingsSchema.parse({})` is a working shop.
 */
export const shopSettingsSchema = z
  .object({
    ...schemasOf(shopModules),
    modules: z.object(schemasOf(optionalModules)).strict().default({}),
  })
  .strict();

/** A shop's settings, complete with defaults. */
export type ShopSettings = z.output<typeof shopSettingsSchema>;
/** Settings as an owner writes them: every key optional. */
export type ShopSettingsInput = z.input<typeof shopSettingsSchema>;
/** What of a shop's settings may reach a browser. */
export type PublicSettings = PublicParts<typeof shopModules> & {
  modules: PublicParts<typeof optionalModules>;
};

/** Takes out of a shop's settings what may reach a browser: the public parts of their modules, and nothing else. */
export const publicSettings = ({ settings }: { settings: ShopSettings }): PublicSettings => ({
  ...publicPartsOf(shopModules, settings),
  modules: publicPartsOf(optionalModules, settings.modules),
});
