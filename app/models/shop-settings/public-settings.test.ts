import { expect, test } from "vitest";
import { publicSettings, shopSettingsSchema } from "./shop-settings";

const leaves = (value: unknown, path = ""): string[] =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
    : [path];

test("exactly these settings may reach a browser", () => {
  expect(leaves(publicSettings({ settings: shopSettingsSchema.parse({}) })).sort()).toEqual(
    [
      "active_review_module",
      "active_theme.alwaysShowHamburger",
      "active_theme.colors",
      "active_theme.fontFamily",
      "active_theme.headerStyle",
      "active_theme.headingFamily",
      "active_theme.pictureRatio",
      "active_theme.radiusPx",
      "catalogue.defaultSort",
      "catalogue.pageSize",
      "checkout.legalAge",
      "checkout_countries",
      "client_address.address_line1",
      "client_address.city_locality",
      "client_address.postal_code",
      "client_address.state_province",
      "email_capture_enabled",
      "footer_social",
      "general.app.base_url",
      "general.app.name",
      "general.email",
      "general.logo",
      "general.phone",
      "general.tagline",
      "general.time_zone",
      "modules.messages.character_limit",
      "modules.messages.checkout_label",
      "modules.messages.is_active",
      "modules.messages.is_active_checkout",
      "modules.messages.is_enable_messages_on_product_pages",
      "modules.messages.shows_questions",
      "modules.messages.support_file_types",
      "modules.order-management.allow_request_quote",
      "modules.order-management.prevent_checkout",
      "modules.order-management.prevent_checkout_message",
      "modules.save_for_later.description",
      "modules.save_for_later.enable",
      "modules.save_for_later.save_action_text",
      "modules.save_for_later.saved_item_text",
      "modules.shopping_list.description",
      "modules.shopping_list.enable",
      "modules.shopping_list.name",
      "modules.sociallogins.hide_price_for_anonymous",
      "product_page.option_display",
      "product_page.thumbnails",
      "recaptcha.site_key",
      "reviews.allow_guest",
      "reviews.default_scope",
      "reviews.limit_description_characters",
      "reviews.title_required",
      "seo.robots",
      "seo.title_suffix",
      "tracking.analytics.measurement_id",
      "tracking.consent_text",
      "us_restrict_states",
    ].sort(),
  );
});
