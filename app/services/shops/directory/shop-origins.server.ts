// @public

import { isHostOf } from "~/models/shops/hosts/is-host-of";
import { hostName, officeOf } from "~/models/shops/hosts/resolve-host";
import { originAt, primaryHost, shopOrigin } from "~/models/shops/hosts/shop-origin";
import type { Shop } from "~/models/shops/shop";
import type { Config } from "../../platform/config/read-config.server";

/**
 * Scheme, host and port of a shop's addresses, without a trailing slash; no request has a say in it. With a
 * `host` that leads to the shop or is its office's, its addresses there (rules hosts-7 and hosts-9); any
 * other host is ignored.
 */
export type OriginOf = (shop: Pick<Shop, "code" | "domains" | "settings">, host?: string | null) => string;

type Addressing = Pick<Config, "publicScheme" | "publicPort" | "baseDomain" | "defaultClient" | "isDemo"> &
  Partial<Pick<Config, "officeDomain" | "officePort">>;

/**
 * Makes the function that says where shops are, by configuration.
 * @param listeningPort the port the server listens on, asked when an address is written: the system may
 * choose it
 */
export const shopOrigins =
  (config: Addressing, listeningPort: () => number): OriginOf =>
  (shop, host = null) => {
    const { publicScheme: scheme, publicPort, baseDomain } = config;
    const port = publicPort ?? listeningPort();
    if (host !== null && officeOf(host, config.officeDomain) === shop.code)
      return originAt(hostName(host), { scheme, port: config.officePort ?? port });
    const isOther = host !== null && isHostOf(shop, host, config);
    const name = isOther ? hostName(host) : "";
    return name && name !== primaryHost(shop, baseDomain)
      ? originAt(name, { scheme, port })
      : shopOrigin(shop, { scheme, port, baseDomain });
  };
