import type { Shop } from "~/models/shop/shop";
import { contentSecurityPolicy } from "~/models/shop-settings/content-security-policy";
import { asksCaptcha } from "~/models/shop-settings/recaptcha";
import type { Config } from "../config/read-config.server";
import { paymentPages } from "../payment/providers.server";
import type { RequestContext } from "./request-context.server";

const trustsNobody = { scripts: [], connections: [] };

/**
 * The content security policy of one rendered page: its own scripts by hash, those of the shop's owner, and the services
 * the shop uses. The screen of a host without a shop runs our own scripts alone.
 * @param hashes of the scripts we wrote into the page
 */
export function pagePolicy(context: RequestContext, hashes: readonly string[]): string {
  const shop = shopOf(context);
  return contentSecurityPolicy({
    scripts: [...hashes, ...context.scriptSources()],
    trusted: shop?.settings.content_security ?? trustsNobody,
    services: shop && asksCaptcha(shop) ? captchaSources(context.config) : trustsNobody,
    forms: shop ? paymentPages(shop, context.config.providerUrls) : [],
  });
}

function shopOf(context: RequestContext): Shop | null {
  try {
    return context.shop;
  } catch {
    return null;
  }
}

/** The captcha's script brings a second one from its makers' other host. */
function captchaSources({ recaptchaScriptUrl }: Config) {
  const { origin } = new URL(recaptchaScriptUrl);
  return { scripts: [origin, "https://www.gstatic.com/recaptcha/"], connections: [origin] };
}
