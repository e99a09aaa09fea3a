import type { Shop } from "../shop";

/** How the shops of an installation are addressed: rule hosts-1. */
export type PublicAddress = {
  scheme: "http" | "https";
  /** Port that browsers use; the scheme's default port is left out of addresses. */
  port: number;
  /** A shop without a domain has the address `{code}.{baseDomain}`. */
  baseDomain: string;
};

const usualPort = { http: 80, https: 443 };

/** The host used in a shop's addresses; its other hosts are aliases. */
export function primaryHost(
  { code, domains, settings }: Pick<Shop, "code" | "domains" | "settings">,
  baseDomain: string,
): string {
  const { base_url } = settings.general.app;
  return base_url ? new URL(base_url).hostname : (domains[0] ?? `${code}.${baseDomain}`);
}

/** Scheme, host and port of every link to the shop, without a trailing slash. */
export function shopOrigin(
  shop: Pick<Shop, "code" | "domains" | "settings">,
  { scheme, port, baseDomain }: PublicAddress,
): string {
  const { base_url } = shop.settings.general.app;
  if (base_url) return new URL(base_url).origin;
  return originAt(primaryHost(shop, baseDomain), { scheme, port });
}

/** The same at another of the shop's hosts (rule hosts-7). */
export const originAt = (host: string, { scheme, port }: Pick<PublicAddress, "scheme" | "port">): string =>
  `${scheme}://${host}${port === usualPort[scheme] ? "" : `:${port}`}`;
