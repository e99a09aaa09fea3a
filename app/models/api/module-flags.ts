import type { Shop } from "../shop/shop";
import { asksCaptcha } from "../shop-settings/recaptcha";
import { trackingServices } from "../shop-settings/tracking";

type FlaggedShop = Pick<Shop, "settings" | "secretNames">;

/** Whether a module is active in a shop, by the name clients ask with. */
const flagOf: Record<string, (shop: FlaggedShop) => boolean> = {
  analytics: (shop) => trackingServices(shop).analytics,
  email_capture: ({ settings }) => settings.email_capture_enabled,
  email_marketing: (shop) => trackingServices(shop).emailMarketing,
  prevent_checkout: ({ settings }) => settings.modules.order_management.prevent_checkout,
  recaptcha: asksCaptcha,
  request_quote: ({ settings }) => settings.modules.order_management.allow_request_quote,
  review: ({ settings }) => settings.active_review_module,
};

/**
 * Says of each module a client asks for whether it is active (rule api-7). A module this shop does not know is not
 * active.
 */
export function moduleFlags(
  shop: FlaggedShop,
  models: readonly string[],
): Record<string, { active: boolean }> {
  return Object.fromEntries(
    models.map((model) => [
      model,
      { active: Object.hasOwn(flagOf, model) ? (flagOf[model]?.(shop) ?? false) : false },
    ]),
  );
}
