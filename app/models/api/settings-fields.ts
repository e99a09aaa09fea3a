import type { Shop } from "../shop/shop";
import type { Settings } from "./generated/schema-types";

/**
 * Picks what a storefront may know of a shop's settings. Named one by one: a setting added later stays private until it
 * is added here. Taxes, delivery and payment are never among them.
 * @param where `origin` of the shop, which `base_url` reports whether the owner set it or not
 */
export function settingsFields(
  shop: Shop,
  { origin, clusterSuffix }: { origin: string; clusterSuffix: string },
): Settings {
  const { settings } = shop;
  const { app, email, phone, tagline, logo } = settings.general;
  const { sociallogins, order_management } = settings.modules;
  return {
    client: {
      type: shop.type,
      code: shop.code,
      guid: shop.id,
      name: shop.name,
      industry: shop.industry,
      status: shop.status,
      frontend_status: shop.frontendStatus,
    },
    general: { app: { ...app, base_url: origin }, email, phone, tagline, logo },
    currency: shop.tenant.currency,
    active_theme: settings.active_theme,
    active_review_module: settings.active_review_module,
    checkout_countries: settings.checkout_countries,
    us_restrict_states: settings.us_restrict_states,
    seo: { robots: settings.seo.robots, title_suffix: settings.seo.title_suffix },
    modules: {
      sociallogins: { hide_price_for_anonymous: sociallogins.hide_price_for_anonymous },
      order_management: {
        prevent_checkout: order_management.prevent_checkout,
        prevent_checkout_message: order_management.prevent_checkout_message,
        allow_request_quote: order_management.allow_request_quote,
      },
    },
    cluster_suffix: clusterSuffix,
  };
}
