import { addableCap } from "../../catalogue/stock/addable-qty";
import { needsBirthdate } from "../../checkout/check-placing";
import { noteField } from "../../selling/cart/note-form";
import { visibleSocialLinks } from "../../shops/pages/footer-social";
import { publicSettings } from "../../shops/settings/shop-settings";
import type { Shop } from "../../shops/shop";
import { activeFeatures } from "../module-flags";
import type { Client, OrderAttribute, Settings } from "./generated/settings";

/** A shop in the API; its marketplace is resolved only on request. */
export type ClientFields = Omit<Client, "marketplace" | "marketplace_guid">;

/** A shop's public settings in the API; its sellers are resolved only on request. */
export type SettingsFields = Omit<
  Settings,
  "sellers" | "client_guids" | "client_products" | "blocks" | "client"
> & { client: ClientFields };

/**
 * The shop's identity and the public part of its settings (rule settings-3).
 * @param where the shop's `origin`, reported as `base_url` whether or not the owner set one
 */
export function settingsFields(
  shop: Shop,
  { origin, clusterSuffix }: { origin: string; clusterSuffix: string },
): SettingsFields {
  const settings = publicSettings(shop);
  const { active_theme, active_review_module, checkout_countries, us_restrict_states, seo, modules } =
    settings;
  const { app, email, phone, tagline, logo } = settings.general;
  const features = activeFeatures(shop);
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
    active_theme,
    active_review_module,
    checkout_countries,
    us_restrict_states,
    seo,
    modules: {
      sociallogins: modules.sociallogins,
      order_management: modules["order-management"],
      messages: modules.messages,
      shopping_list: modules.shopping_list,
      save_for_later: modules.save_for_later,
    },
    client_address: settings.client_address,
    recaptcha: { site_key: features.recaptcha ? settings.recaptcha.site_key : "" },
    analytics: {
      measurement_id: features.analytics ? settings.tracking.analytics.measurement_id : "",
    },
    features,
    order_attributes: orderAttributes(shop),
    inventory: { max_cart_qty: addableCap },
    content: { footer_social: visibleSocialLinks(settings.footer_social) },
    others: {
      time_zone: settings.general.time_zone,
      legal_age: settings.checkout.legalAge,
      page_size: settings.catalogue.pageSize,
      default_sort: settings.catalogue.defaultSort,
    },
    cluster_suffix: clusterSuffix,
  };
}

const orderAttributes = (shop: Shop): OrderAttribute[] => [
  ...(needsBirthdate(shop)
    ? [{ code: "customer_birthdate", label: "Date of birth", is_required: true }]
    : []),
  ...(noteField(shop.settings)
    ? [{ code: "customer_note", label: shop.settings.modules.messages.checkout_label, is_required: false }]
    : []),
];
