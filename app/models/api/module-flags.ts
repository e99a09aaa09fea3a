import { asksCaptcha } from "../shop-settings/recaptcha";
import type { ShopSettings } from "../shop-settings/shop-settings";
import { trackingServices } from "../shop-settings/tracking";

/** Whether a module is active in a shop, by the name clients ask with. */
const flagOf: Record<string, (settings: ShopSettings) => boolean> = {
  analytics: ({ tracking }) => trackingServices(tracking).analytics,
  email_capture: ({ email_capture_enabled }) => email_capture_enabled,
  email_marketing: ({ tracking }) => trackingServices(tracking).emailMarketing,
  prevent_checkout: ({ modules }) => modules.order_management.prevent_checkout,
  recaptcha: ({ recaptcha }) => asksCaptcha(recaptcha),
  request_quote: ({ modules }) => modules.order_management.allow_request_quote,
  review: ({ active_review_module }) => active_review_module,
};

/**
 * Says of each module a client asks for whether it is active (part 3, §7 `POST /api/setting/configuration`). A module
 * this shop does not know is not active.
 */
export function moduleFlags(
  settings: ShopSettings,
  models: readonly string[],
): Record<string, { active: boolean }> {
  return Object.fromEntries(
    models.map((model) => [
      model,
      { active: Object.hasOwn(flagOf, model) ? (flagOf[model]?.(settings) ?? false) : false },
    ]),
  );
}
