// @public

import { z } from "zod";
import type { Currency } from "../../platform/money/money";
import { withTranslations } from "../../platform/translations/translated-schema";
import { wordsIn } from "../../platform/translations/words-in";
import { customerGroupsSchema } from "../actors/customer-group";
import { markets } from "../markets/market-settings";
import { footerSocialSchema } from "../pages/footer-social";
import { crawlerSettingSchema } from "./crawler-setting-schema";
import { discounts } from "./discount-settings";
import { general } from "./general";
import { agentSettings } from "./modules/agent-settings";
import { catalogue, deliveryEstimates, productPageSettings } from "./modules/catalogue-settings";
import { clientAddress } from "./modules/client-address";
import { contentSecuritySchema } from "./modules/content-security";
import { checkoutCountries, usRestrictStates } from "./modules/countries";
import { invoices } from "./modules/invoices";
import { mails } from "./modules/mail-settings";
import { marketplaceLinks } from "./modules/marketplace-links";
import { messagesModule } from "./modules/messages";
import { orderManagement } from "./modules/order-management";
import { payment } from "./modules/payment-settings";
import { priceNoticeSettings } from "./modules/price-notices";
import { reviewSettings } from "./modules/review-settings";
import { savedAnswers } from "./modules/saved-answers";
import { sellerSettings } from "./modules/seller-settings";
import {
  doubtsOf,
  naming,
  openModule,
  type PublicParts,
  privateModule,
  publicModule,
  publicPartsOf,
  referencesOf,
  schemasOf,
} from "./modules/settings-module";
import { saveForLaterSettings, shoppingList } from "./modules/shopping-lists";
import { staffSettings } from "./modules/staff-settings";
import { tax } from "./modules/tax-settings";
import { texts } from "./modules/text-settings";
import { recaptchaReferences, recaptchaSettingsSchema } from "./recaptcha";
import { belowKeys, type SettingsDoubt, type SettingsReference } from "./settings-reference";
import { estimateReferences, shippingMethods } from "./shipping-settings";
import { socialLogins } from "./social-logins";
import { themeSchema } from "./theme";
import { trackingReferences, trackingSchema } from "./tracking";
import { translatedSettings } from "./translated-settings";

/** The shop's settings modules, by their names in shop.json (docs/rules/settings.md). */
const shopModules = {
  general,
  client_address: clientAddress,
  active_theme: openModule(themeSchema.default({})),
  footer_social: openModule(footerSocialSchema.default({})),
  /** Browsers receive its origins in a header that pages cannot read. */
  content_security: privateModule(contentSecuritySchema.default({})),
  tracking: naming(
    publicModule(trackingSchema.default({}), ({ consent_text, analytics }) => ({ consent_text, analytics })),
    { references: trackingReferences },
  ),
  recaptcha: naming(
    publicModule(recaptchaSettingsSchema.default({}), ({ site_key }) => ({ site_key })),
    { references: recaptchaReferences },
  ),
  /** Whether e-mails opted in on a form are stored as signups. */
  email_capture_enabled: openModule(z.boolean().default(true)),
  active_review_module: openModule(z.boolean().default(true)),
  reviews: reviewSettings,
  saved_answers: savedAnswers,
  marketplace: marketplaceLinks,
  sellers: sellerSettings,
  agents: agentSettings,
  checkout_countries: checkoutCountries,
  us_restrict_states: usRestrictStates,
  staff: staffSettings,
  catalogue,
  product_page: productPageSettings,
  price_notices: priceNoticeSettings,
  markets,
  delivery_estimates: deliveryEstimates,
  tax,
  shipping_methods: shippingMethods,
  payment,
  invoices,
  mails,
  texts,
  discounts,
  customer_groups: privateModule(customerGroupsSchema.default([])),
  checkout: openModule(
    z
      .object({ legalAge: z.number().int().min(0).max(99).default(21) })
      .strict()
      .default({}),
  ),
  seo: openModule(
    withTranslations(
      z.object({
        robots: crawlerSettingSchema.default("index_follow"),
        title_suffix: z.string().default(""),
      }),
      translatedSettings.seo,
    ).default({}),
  ),
};

/** Settings of optional features, below `modules`. */
const optionalModules = {
  sociallogins: socialLogins,
  "order-management": orderManagement,
  messages: messagesModule,
  shopping_list: shoppingList,
  save_for_later: saveForLaterSettings,
};

/** All settings of a shop. Every key has a default, so `shopSettingsSchema.parse({})` is a working shop. */
export const shopSettingsSchema = z
  .object({
    ...schemasOf(shopModules),
    modules: z.object(schemasOf(optionalModules)).strict().default({}),
  })
  .strict();

/** The schema of each module by its name in shop.json: `tax`, `modules.messages`. */
export const settingsModules: ReadonlyMap<string, z.ZodTypeAny> = new Map([
  ...Object.entries(schemasOf(shopModules)),
  ...Object.entries(schemasOf(optionalModules)).map(
    ([name, schema]) => [`modules.${name}`, schema] as [string, z.ZodTypeAny],
  ),
]);

/** A shop's settings, complete with defaults. */
export type ShopSettings = z.output<typeof shopSettingsSchema>;
/** Settings as an owner writes them: every key optional. */
export type ShopSettingsInput = z.input<typeof shopSettingsSchema>;
/** The part of a shop's settings that may reach a browser. */
export type PublicSettings = PublicParts<typeof shopModules> & {
  modules: PublicParts<typeof optionalModules>;
};

/**
 * Extracts the part of a shop's settings that may reach a browser: the public parts of their modules only.
 */
export function publicSettings({ settings }: { settings: ShopSettings }): PublicSettings {
  const parts = {
    ...publicPartsOf(shopModules, settings),
    modules: publicPartsOf(optionalModules, settings.modules),
  };
  // A page has the words of its language alone.
  return settings.general.languages.length === 0 ? parts : wordsIn(parts, null);
}

/** Everything that settings name outside of their module, with its path (rule settings-7). */
export const settingsReferences = (settings: ShopSettings): SettingsReference[] => [
  ...referencesOf(shopModules, settings),
  ...belowKeys(
    ["shipping_methods"],
    estimateReferences(settings.shipping_methods, settings.delivery_estimates),
  ),
  ...belowKeys(["modules"], referencesOf(optionalModules, settings.modules)),
];

/**
 * Everything in settings that will hardly have been meant, with its path (rule settings-8).
 * @param currency the business's
 */
export const settingsDoubts = (settings: ShopSettings, currency: Currency): SettingsDoubt[] => [
  ...doubtsOf(shopModules, settings, currency),
  ...belowKeys(["modules"], doubtsOf(optionalModules, settings.modules, currency)),
];
