import { randomBytes } from "node:crypto";
import {
  contentSecurityPolicy,
  type PageSource,
  trustsNothing,
} from "~/models/shops/hosts/content-security-policy";
import { asksCaptcha } from "~/models/shops/settings/recaptcha";
import type { Shop } from "~/models/shops/shop";
import { walletScripts } from "~/services/checkout/wallet-scripts.server";
import { paymentPages } from "~/services/payments/providers/providers.server";
import type { Config } from "~/services/platform/config/read-config.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";

/**
 * The style sheet react-zoom-pan-pinch adds to a page when a picture is enlarged, an empty element first; a
 * test compares them with the library.
 */
export const zoomStyleHashes = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-/aQdAPrD+kc0v7HnGQTuKBtoP6ZN+lnzOGVJ1Qt6dfw='",
] as const;

const zoomSources = zoomStyleHashes.map((hash): PageSource => `style-src-elem ${hash}`);

/**
 * The content security policy of one rendered page: its own scripts and styles by hash, what the shop's owner
 * wrote into it, and the services the shop uses. The screen of a host without a shop runs our own scripts
 * alone.
 * @param own hashes of the scripts and styles we wrote into the page
 * @param isForStaff whether the browser has a session of staff: then no script of the owner runs, because on
 * the shop's domain it could act in the office (rule content-security-12)
 */
export function pagePolicy(
  context: RequestContext,
  own: readonly PageSource[],
  { isForStaff }: { isForStaff: boolean },
): string {
  const shop = shopOf(context);
  // The office needs none of the shop's services, and nothing of its owner runs there (rule hosts-10).
  if (context.isAtOffice)
    return contentSecurityPolicy({
      // The builder shows the shop's pages in a frame (rule builder-4).
      page: [...own, ...zoomSources, `frame-src ${context.origin}`],
      trusted: trustsNothing,
    });
  const services = shop ? serviceSources(shop, context.config) : [];
  const { scripts, ...rest } = shop?.settings.content_security ?? trustsNothing;
  const ofOwner = context.pageSources();
  return contentSecurityPolicy({
    page: [
      ...own,
      ...(isForStaff ? ofOwner.filter((source) => !source.startsWith("script-src ")) : ofOwner),
      ...services,
    ],
    trusted: { ...rest, scripts: isForStaff ? [] : scripts },
  });
}

/**
 * Whether scripts of the shop's owner may run on a page: written into it, or brought by others from hosts the
 * owner trusts.
 */
export const runsOwnScripts = (context: RequestContext): boolean =>
  context.pageSources().some((source) => source.startsWith("script-src ")) ||
  (shopOf(context)?.settings.content_security.scripts.length ?? 0) > 0;

function shopOf(context: RequestContext): Shop | null {
  try {
    return context.shop;
  } catch {
    return null;
  }
}

function serviceSources(shop: Shop, config: Config): PageSource[] {
  const forms = paymentPages(shop, config.providerUrls).map((origin): PageSource => `form-action ${origin}`);
  const captcha = asksCaptcha(shop) ? captchaSources(config) : [];
  return [...zoomSources, ...forms, ...captcha, ...walletSources(shop, config)];
}

/**
 * Marks the style sheets that a wallet's script adds, which no hash can name (rule content-security-10). The
 * same for the life of this process, because pages are kept and served again.
 */
const styleNonce = randomBytes(16).toString("base64url");

/** The mark of such style sheets; undefined where the shop uses no wallet's script. */
export function styleNonceOf(context: RequestContext): string | undefined {
  const shop = shopOf(context);
  return shop && walletScripts(shop, context.config.providerUrls).length > 0 ? styleNonce : undefined;
}

/**
 * Pages reached by a link inside the shop keep the policy of the first one, so every page of the shop has
 * these.
 */
function walletSources(shop: Shop, { providerUrls }: Config): PageSource[] {
  const origins = walletScripts(shop, providerUrls).flatMap((script) => script.origins);
  if (origins.length === 0) return [];
  return [
    ...origins.flatMap((origin): PageSource[] => [
      `script-src ${origin}`,
      `connect-src ${origin}`,
      `frame-src ${origin}`,
    ]),
    `style-src-elem 'nonce-${styleNonce}'`,
  ];
}

/**
 * The captcha's script brings a second one from its makers' other host, and shows itself in frames of both.
 */
function captchaSources({ recaptchaScriptUrl }: Config): PageSource[] {
  const { origin } = new URL(recaptchaScriptUrl);
  return [
    `script-src ${origin}`,
    "script-src https://www.gstatic.com/recaptcha/",
    `connect-src ${origin}`,
    `frame-src ${origin}`,
    "frame-src https://recaptcha.google.com",
  ];
}
