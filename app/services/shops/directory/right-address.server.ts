// @public

import { resolvedPath } from "~/models/platform/redirect/resolved-path";
import { isAdminPath, mayBeAdminPath } from "~/models/shops/hosts/is-admin-path";
import { officeOf } from "~/models/shops/hosts/resolve-host";
import type { Shop } from "~/models/shops/shop";
import { adminPath } from "~/paths/staff";
import type { Config } from "../../platform/config/read-config.server";
import { officeOrigin } from "./office-origin.server";
import type { OriginOf } from "./shop-origins.server";

type Hosts = { config: Pick<Config, "officeDomain">; originOf: OriginOf };

/**
 * Where a request belongs that came to the wrong host of its shop, the office's or the shop's own (rule
 * hosts-10); null for one that is right here. An office answers `/admin` and what is below it alone, so that
 * nothing owners or shoppers write runs at its origin; the shop's host answers nothing of it.
 * @param url path and query
 */
export function rightAddress(
  { url, host }: { url: string; host: string },
  shop: Shop,
  hosts: Hosts,
): string | null {
  const { officeDomain } = hosts.config;
  if (officeDomain === undefined) return null;
  const isOffice = officeOf(host, officeDomain) !== null;
  const { pathname, target } = resolvedPath(url);
  if (isOffice && pathname === "/") return officeOrigin(shop, hosts) + adminPath();
  if (isOffice ? isAdminPath(pathname) : !mayBeAdminPath(pathname)) return null;
  return (isOffice ? hosts.originOf(shop) : officeOrigin(shop, hosts)) + target;
}
