import type { Shop } from "./shop";

/** How the shops of an installation are reached: rule hosts-1. */
export type PublicAddress = {
  scheme: "http" | "https";
  /** Port a browser sees; the scheme's own is left out of addresses. */
  port: number;
  /** A shop without a domain is reached at `{code}.{baseDomain}`. */
  baseDomain: string;
};

const usualPort = { http: 80, https: 443 };

/** The one host that a shop's addresses name; every other host of the shop is an alias of it. */
export function primaryHost(
  { code, domains, settings }: Pick<Shop, "code" | "domains" | "settings">,
  baseDomain: string,
): string {
  const { base_url } = settings.general.app;
  return base_url ? new URL(base_url).hostname : (domains[0] ?? `${code}.${baseDomain}`);
}

/** Scheme, host and port that every link to the shop begins with, without a trailing slash. */
export function shopOrigin(
  shop: Pick<Shop, "code" | "domains" | "settings">,
  { scheme, port, baseDomain }: PublicAddress,
): string {
  const { base_url } = shop.settings.general.app;
  if (base_url) return new URL(base_url).origin;
  const shown = port === usualPort[scheme] ? "" : `:${port}`;
  return `${scheme}://${primaryHost(shop, baseDomain)}${shown}`;
}
