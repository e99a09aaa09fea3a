import { expect, test } from "vitest";
import { z } from "zod";
import { settingsReferences, shopSettingsSchema } from "../shop-settings";
import { isTranslatedSetting } from "../translated-settings";

/** Texts that name nothing outside of themselves; everything else has to be a reference of its module. */
const plainTexts = `
  general.app.name general.app.base_url general.email general.language general.languages.domain general.languages.language general.phone general.tagline general.time_zone
  client_address.address_line1 client_address.city_locality client_address.state_province client_address.postal_code
  client_address.country
  active_theme.colors.brand active_theme.colors.brandInk active_theme.colors.accent active_theme.colors.surface
  active_theme.colors.surfaceSunken active_theme.colors.ink active_theme.colors.inkMuted active_theme.colors.line
  footer_social.facebook.url footer_social.youtube.url footer_social.twitter.url footer_social.instagram.url
  footer_social.pinterest.url footer_social.tiktok.url
  content_security.scripts content_security.connections content_security.styles content_security.frames
  content_security.forms
  tracking.consent_text
  catalogue.defaultSort catalogue.filters.label product_page.shipping_html product_page.tabs.label
  product_page.tabs.html product_page.warranty product_page.warranty_path product_page.size_guides.path
  delivery_estimates.id delivery_estimates.text
  customer_groups.code customer_groups.name customer_groups.description
  tax.rules.name tax.rules.postcodePattern
  shipping_methods.code shipping_methods.title
  markets.code markets.name markets.currency markets.rate markets.rate_day markets.languages markets.domain
  markets.shipping_methods markets.payment_methods
  payment.offline.code payment.offline.title payment.offline.instructions payment.offline.account.holder
  payment.offline.account.bank payment.offline.account.iban payment.offline.account.bic
  payment.offline.account.account_number payment.offline.account.routing_number payment.offline.account.reference
  payment.paypal.title payment.paypal.client_id payment.paypal.webhook_id payment.stripe.title
  payment.klarna.title payment.klarna.username
  saved_answers.name saved_answers.text
  sellers.introduction sellers.questions.question
  invoices.prefix invoices.credit_prefix invoices.seller_name invoices.tax_number
  invoices.exemption invoices.note
  discounts.id discounts.title discounts.code discounts.conditions.startsAt discounts.conditions.endsAt
  texts.own seo.title_suffix
  agents.allowed agents.refused agents.hidden_skus agents.stripe_account agents.events_url agents.upload_url
  modules.sociallogins.google.client_id modules.sociallogins.facebook.client_id
  modules.sociallogins.apple.client_id modules.sociallogins.apple.team_id modules.sociallogins.apple.key_id
  modules.order-management.prevent_checkout_message modules.order-management.returns.instructions
  modules.messages.support_file_types modules.messages.checkout_label
  modules.shopping_list.name modules.shopping_list.description
  modules.save_for_later.description modules.save_for_later.save_action_text modules.save_for_later.saved_item_text
`
  .trim()
  .split(/\s+/);

/** An owner's words in mails are texts, whatever the mail. */
const mailTexts = Object.keys(shopSettingsSchema.parse({}).mails).flatMap((kind) =>
  ["subject", "opening", "closing"].map((part) => `mails.${kind}.${part}`),
);

/** Paths of every text of a schema that may be any text, without positions of lists. */
function textsOf(schema: z.ZodTypeAny, path: string[] = []): string[] {
  if (schema instanceof z.ZodString) return [path.join(".")];
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return textsOf(schema._def.innerType, path);
  if (schema instanceof z.ZodEffects) return textsOf(schema._def.schema, path);
  if (schema instanceof z.ZodArray) return textsOf(schema.element, path);
  if (schema instanceof z.ZodRecord) return textsOf(schema.valueSchema, path);
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion)
    return [...schema.options].flatMap((option: z.ZodTypeAny) => textsOf(option, path));
  if (schema instanceof z.ZodObject)
    return Object.entries<z.ZodTypeAny>(schema.shape).flatMap(([key, part]) => textsOf(part, [...path, key]));
  return [];
}

/** Settings in which every module names something. */
const naming = shopSettingsSchema.parse({
  general: { logo: "logo.svg" },
  tracking: { analytics: { measurement_id: "G-1" } },
  recaptcha: { site_key: "a" },
  checkout_countries: ["US"],
  us_restrict_states: ["HI"],
  catalogue: { filters: [{ code: "color" }] },
  product_page: {
    tabs: [{ label: "Care", attribute: "care" }],
    size_guides: [{ category: "wear", path: "/sizes" }],
  },
  tax: {
    rules: [{ name: "Tax", country: "US", state: "NY", rateBasisPoints: 400 }],
    eu: { classes: [{ taxClass: "books", rate: "reduced" }] },
    national: { classes: [{ taxClass: "food", rate: "zero" }] },
  },
  markets: [{ code: "eu", name: "Europe", currency: "EUR", rate: "1", countries: ["US"] }],
  shipping_methods: [
    {
      type: "table",
      code: "a",
      title: "A",
      estimate: "next-day",
      by: "price",
      rows: [{ country: "US", state: "NY", amountMinor: 5 }],
    },
  ],
  discounts: [
    {
      id: "a",
      title: "A",
      seller: "s",
      action: { type: "freebie", skus: ["A"] },
      conditions: {
        skus: ["A"],
        categories: ["b"],
        exceptSkus: ["A"],
        exceptCategories: ["b"],
        customerGroups: ["c"],
      },
    },
  ],
});

test("every text of the settings names nothing, or is looked up (rule settings-7)", () => {
  const lookedUp = settingsReferences(naming).map(({ path }) =>
    path.filter((key) => typeof key === "string").join("."),
  );
  const texts = new Set(textsOf(shopSettingsSchema));
  expect([...texts].filter((path) => !lookedUp.includes(path)).sort()).toEqual(
    [...plainTexts, ...mailTexts].sort(),
  );
});

/** Words that are the same in every language, or that no shopper reads. */
const sameWords = `
  general.app general.email general.language general.languages general.phone general.time_zone
  general.logo client_address active_theme footer_social content_security recaptcha tracking.analytics
  tracking.email_marketing catalogue.defaultSort catalogue.filters.code product_page.tabs.attribute
  product_page.warranty_path product_page.size_guides delivery_estimates.id customer_groups checkout_countries
  us_restrict_states tax.rules.country tax.rules.state tax.rules.postcodePattern tax.rules.taxClass tax.eu
  tax.national shipping_methods.code shipping_methods.estimate shipping_methods.rows shipping_methods.zones
  markets.code markets.currency markets.rate markets.rate_day markets.countries markets.languages
  markets.domain markets.shipping_methods markets.payment_methods payment.offline.code payment.offline.account
  payment.paypal.client_id payment.paypal.webhook_id payment.klarna.username saved_answers invoices.prefix
  invoices.credit_prefix invoices.seller_name invoices.tax_number discounts.id discounts.code discounts.seller
  discounts.action discounts.conditions texts.own agents modules.sociallogins
  modules.messages.support_file_types
`
  .trim()
  .split(/\s+/);

/** The module of a path, and the rest of it as its form has it. */
function inModule(path: string): [module: string, rest: string] {
  const names = path.split(".");
  const module = names.splice(0, names[0] === "modules" ? 2 : 1).join(".");
  return [module, names.join(".")];
}

test("every text of the settings that shoppers read may be in further languages (rule texts-7)", () => {
  const kept = [...new Set(textsOf(shopSettingsSchema))].filter((path) => {
    const [module, rest] = inModule(path);
    if (isTranslatedSetting(module, rest) || isTranslatedSetting(module, `value.${rest}`)) return false;
    return !sameWords.some((same) => path === same || path.startsWith(`${same}.`));
  });
  expect(kept).toEqual([]);
});
