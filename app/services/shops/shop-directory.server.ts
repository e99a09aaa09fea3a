import { and, desc, eq, type SQL } from "drizzle-orm";
import { type HostRules, hostName, resolveHost } from "~/models/shops/resolve-host";
import type { Shop } from "~/models/shops/shop";
import { shopSettingsSchema } from "~/models/shops/shop-settings";
import { shopDomains, shopSecrets, shops } from "~/tables/shops";
import { sellers, tenants } from "~/tables/tenants";
import type { Db } from "../platform/db/open-pool.server";

/** Finds the shop of a host and caches it until it changes. One per process. */
export type ShopDirectory = {
  /** @param host the Host header, with or without port; answers null for a host of no shop */
  find: (host: string) => Promise<Shop | null>;
  /** Forgets a shop, or all shops of a tenant, by the id of either; and every host that led nowhere. */
  forget: (ownerId: string) => void;
  /** Forgets everything. */
  clear: () => void;
};

/** Most hosts remembered at once; a flood of invented hosts must not fill the memory. */
const maxHosts = 10_000;

/** Makes the directory of a process. */
export function createShopDirectory(db: Db, rules: HostRules): ShopDirectory {
  const byHost = new Map<string, Promise<Shop | null>>();
  return {
    find(header) {
      const host = hostName(header);
      const known = byHost.get(host);
      if (known) return known;
      if (byHost.size >= maxHosts) byHost.clear();
      const found = findShop(db, rules, host);
      byHost.set(host, found);
      found.catch(() => byHost.delete(host));
      return found;
    },
    forget(ownerId) {
      for (const [host, found] of byHost)
        found.then(
          (shop) => {
            if (!shop || shop.id === ownerId || shop.tenant.id === ownerId) byHost.delete(host);
          },
          // The caller of find gets the error, and the host is forgotten already. Unhandled, it would end the
          // process.
          () => {},
        );
    },
    clear: () => byHost.clear(),
  };
}

async function findShop(db: Db, rules: HostRules, host: string): Promise<Shop | null> {
  const claim = resolveHost(host, rules);
  const [exact] = await db
    .select({ shopId: shopDomains.shopId })
    .from(shopDomains)
    .where(eq(shopDomains.domain, claim.domain));
  if (exact) return readShop(db, eq(shops.id, exact.shopId));
  return claim.code ? readShop(db, eq(shops.code, claim.code)) : null;
}

/**
 * Reads one shop with its tenant and domains; settings saved by an older version are completed with today's
 * defaults. With the lookup of a host this is the directory: the only statement that finds a tenant instead
 * of being given one.
 */
export async function readShop(db: Db, where: SQL | undefined): Promise<Shop | null> {
  const [row] = await db
    .select({ shop: shops, tenant: tenants, houseSellerId: sellers.id })
    .from(shops)
    .innerJoin(tenants, eq(tenants.id, shops.tenantId))
    .innerJoin(sellers, and(eq(sellers.tenantId, shops.tenantId), sellers.isHouse))
    .where(where);
  if (!row) return null;
  const domains = await db
    .select({ domain: shopDomains.domain })
    .from(shopDomains)
    .where(and(eq(shopDomains.tenantId, row.tenant.id), eq(shopDomains.shopId, row.shop.id)))
    .orderBy(desc(shopDomains.isPrimary), shopDomains.domain);
  const secrets = await db
    .select({ name: shopSecrets.name })
    .from(shopSecrets)
    .where(and(eq(shopSecrets.tenantId, row.tenant.id), eq(shopSecrets.shopId, row.shop.id)))
    .orderBy(shopSecrets.name);
  const { createdAt: _created, updatedAt: _updated, tenantId: _tenant, ...shop } = row.shop;
  return {
    ...shop,
    tenant: { id: row.tenant.id, code: row.tenant.code, currency: row.tenant.currency },
    sellerId: shop.sellerId ?? row.houseSellerId,
    settings: shopSettingsSchema.parse(shop.settings),
    secretNames: secrets.map((secret) => secret.name),
    domains: domains.map((d) => d.domain),
  };
}
