import type { IncomingMessage } from "node:http";
import { officeOf } from "~/models/shops/hosts/resolve-host";
import { pageAudience } from "~/models/shops/pages/page-audience";
import { type Owners, ownersOf } from "~/models/shops/settings/owners";
import {
  findSessionVisitor,
  type SessionVisitor,
} from "~/services/accounts/sessions/find-session-visitor.server";
import type { Config } from "~/services/platform/config/read-config.server";
import type { Db } from "~/services/platform/db/pool/open-pool.server";
import type { TenantDatabases } from "~/services/platform/db/start/tenant-databases.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";
import { type PageRequest, pageRequest } from "../requests/page-request.server";

/**
 * Where the page of a request lies: among those of visitors without a session, or on the segmented page of an
 * audience. `found` is the visitor whose values fill its gaps.
 */
export type PagePlace = { owners: Owners; key: string; found: SessionVisitor | null };

/**
 * Finds the place of a request's page; null when the page must be rendered for this visitor alone.
 * @param asked what a caller has read of the request already
 */
export type FindPage = (req: IncomingMessage, asked?: PageRequest | null) => Promise<PagePlace | null>;

/** Makes the search of a process. */
export function createPageFinder({
  db,
  databaseOf = () => db,
  shops,
  now,
  config,
}: {
  db: Db;
  databaseOf?: TenantDatabases | undefined;
  shops: ShopDirectory;
  now: () => Date;
  config: Pick<Config, "officeDomain">;
}): FindPage {
  return async (req, asked = pageRequest(req)) => {
    const { host = "" } = req.headers;
    // Nothing an office's host answers is shared (rule hosts-10).
    if (!asked || officeOf(host, config.officeDomain) !== null) return null;
    const shop = await shops.find(host);
    if (!shop) return null;
    const found =
      asked.token === null
        ? null
        : await findSessionVisitor(databaseOf(shop.tenant.id), shop, asked.token, now());
    // How many pieces such a cart has is known once it is priced.
    if (found?.hasGift) return null;
    const audience = found && pageAudience(found.visitor, found.cartCount, found.hasUnread);
    return audience
      ? { owners: ownersOf(shop), key: `${asked.key} ${audience}`, found }
      : { owners: ownersOf(shop), key: asked.key, found: null };
  };
}
