// @public

/**
 * The texts of settings that may be in each of the shop's languages (rule texts-7): by module, and by the
 * objects in it.
 */
export const translatedSettings = {
  general: ["tagline"],
  tracking: ["consent_text"],
  filters: ["label"],
  product_page: ["shipping_html", "warranty"],
  tabs: ["label", "html"],
  offline: ["title", "instructions"],
  providers: ["title"],
  messages: ["checkout_label"],
  shopping_list: ["name", "description"],
  save_for_later: ["description", "save_action_text", "saved_item_text"],
  order_management: ["prevent_checkout_message"],
  returns: ["instructions"],
  discounts: ["title"],
  shipping_methods: ["title"],
  delivery_estimates: ["text"],
  letters: ["subject", "opening", "closing"],
  tax_rules: ["name"],
  sellers: ["introduction"],
  questions: ["question"],
  seo: ["title_suffix"],
  invoices: ["note", "exemption"],
  markets: ["name"],
} as const;

/** The same as a form's fields, below their module. */
const translatedPaths: Readonly<Record<string, readonly string[] | undefined>> = {
  general: translatedSettings.general,
  tracking: translatedSettings.tracking,
  catalogue: translatedSettings.filters.map((field) => `filters.${field}`),
  product_page: [
    ...translatedSettings.product_page,
    ...translatedSettings.tabs.map((field) => `tabs.${field}`),
  ],
  payment: translatedSettings.offline.map((field) => `offline.${field}`),
  "modules.messages": translatedSettings.messages,
  "modules.shopping_list": translatedSettings.shopping_list,
  "modules.save_for_later": translatedSettings.save_for_later,
  "modules.order-management": [
    ...translatedSettings.order_management,
    ...translatedSettings.returns.map((field) => `returns.${field}`),
  ],
  discounts: translatedSettings.discounts.map((field) => `value.${field}`),
  shipping_methods: translatedSettings.shipping_methods.map((field) => `value.${field}`),
  delivery_estimates: translatedSettings.delivery_estimates.map((field) => `value.${field}`),
  tax: translatedSettings.tax_rules.map((field) => `rules.${field}`),
  sellers: [
    ...translatedSettings.sellers,
    ...translatedSettings.questions.map((field) => `questions.${field}`),
  ],
  seo: translatedSettings.seo,
  invoices: translatedSettings.invoices,
  markets: translatedSettings.markets.map((field) => `value.${field}`),
};

/** A field of a group of its module, as of a mail or of a payment provider. */
const ofGroup = /^\w+\.(\w+)$/;

/** Whether a field of a module's form may be in several languages. */
export function isTranslatedSetting(module: string, path: string): boolean {
  const field = ofGroup.exec(path)?.[1];
  if (module === "mails" && field !== undefined)
    return translatedSettings.letters.some((one) => one === field);
  if (module === "payment" && translatedSettings.providers.some((one) => one === field)) return true;
  return (translatedPaths[module] ?? []).includes(path);
}
