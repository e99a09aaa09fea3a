// @public

import type { CaptchaView } from "~/models/platform/form/captcha";
import { asksCaptcha } from "~/models/shops/settings/recaptcha";
import type { RequestContext } from "../../shops/context/request-context.server";

/** The captcha's data for pages; undefined if it is off, so that no page loads its script. */
export function captchaView({
  shop,
  config,
}: Pick<RequestContext, "shop" | "config">): CaptchaView | undefined {
  const { recaptcha } = shop.settings;
  return asksCaptcha(shop)
    ? { siteKey: recaptcha.site_key, scriptUrl: config.recaptchaScriptUrl }
    : undefined;
}
