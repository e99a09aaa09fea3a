import type { Shop } from "~/models/shop/shop";
import { shopOrigin } from "~/models/shop/shop-origin";
import type { Config } from "../config/read-config.server";

/** Scheme, host and port of a shop's addresses, without a trailing slash; no request has a say in it. */
export type OriginOf = (shop: Shop) => string;

/**
 * Makes the function that says where shops are, by configuration.
 * @param listeningPort the port the server listens on, asked when an address is written: the system may choose it
 */
export const shopOrigins =
  (
    { publicScheme, publicPort, baseDomain }: Pick<Config, "publicScheme" | "publicPort" | "baseDomain">,
    listeningPort: () => number,
  ): OriginOf =>
  (shop) =>
    shopOrigin(shop, { scheme: publicScheme, port: publicPort ?? listeningPort(), baseDomain });
