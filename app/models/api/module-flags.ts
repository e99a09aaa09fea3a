// @public

import { asksCaptcha } from "../shops/settings/recaptcha";
import { trackingServices } from "../shops/settings/tracking";
import type { Shop } from "../shops/shop";
import type { Features } from "./fields/generated/settings";

type FlaggedShop = Pick<Shop, "type" | "settings" | "secretNames">;

/** Which modules are active in a shop, by the names that clients use. */
export function activeFeatures(shop: FlaggedShop): Features {
  const { active_review_module, email_capture_enabled, modules } = shop.settings;
  const { analytics, emailMarketing } = trackingServices(shop);
  return {
    analytics,
    email_capture: email_capture_enabled,
    email_marketing: emailMarketing,
    marketplace: shop.type === "marketplace",
    messages: modules.messages.is_active,
    prevent_checkout: modules["order-management"].prevent_checkout,
    recaptcha: asksCaptcha(shop),
    request_quote: modules["order-management"].allow_request_quote,
    review: active_review_module,
    save_for_later: modules.save_for_later.enable,
    shopping_list: modules.shopping_list.enable,
  };
}

/**
 * Whether each requested module is active (rule api-7). An unknown module is not active.
 * @param payments codes of the ways to pay that the shop takes
 */
export function moduleFlags(
  shop: FlaggedShop,
  models: readonly string[],
  payments: ReadonlySet<string>,
): Record<string, { active: boolean }> {
  const features = new Map<string, boolean>(Object.entries(activeFeatures(shop)));
  return Object.fromEntries(
    models.map((model) => [model, { active: features.get(model) ?? payments.has(model) }]),
  );
}
