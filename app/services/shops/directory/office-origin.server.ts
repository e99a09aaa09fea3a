// @public

import type { Shop } from "~/models/shops/shop";
import type { Config } from "../../platform/config/read-config.server";
import type { OriginOf } from "./shop-origins.server";

/**
 * Scheme, host and port of a shop's office, without a trailing slash (rule hosts-9): an origin of its own, or
 * the shop's where offices have none.
 */
export const officeOrigin = (
  shop: Pick<Shop, "code" | "domains" | "settings">,
  {
    originOf,
    config: { officeDomain },
  }: { originOf: OriginOf; config: Partial<Pick<Config, "officeDomain">> },
): string => originOf(shop, officeDomain === undefined ? null : `${shop.code}.${officeDomain}`);
