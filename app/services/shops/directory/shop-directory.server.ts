// @public

import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SecretName } from "~/models/platform/secret/secret-name";
import {
  type HostClaim,
  type HostRules,
  hostName,
  officeOf,
  resolveHost,
} from "~/models/shops/hosts/resolve-host";
import { hasMarkets } from "~/models/shops/markets/markets-problem";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import type { Shop } from "~/models/shops/shop";
import { shopDomains, shops } from "~/tables/shops/shops";
import { sellers, tenants } from "~/tables/shops/tenants";
import { dataSize } from "../../platform/cache/data-size.server";
import { recentlyUsed } from "../../platform/cache/recently-used.server";
import type { Db } from "../../platform/db/pool/open-pool.server";

/** Finds the shop of a host and remembers it until it changes. One per process. */
export type ShopDirectory = {
  /**
   * @param host the Host header, with or without port, of the shop or of its office; answers null for a host
   * of no shop
   */
  find: (host: string) => Promise<Shop | null>;
  /** Forgets a shop, or all shops of a tenant, by the id of either; and every host that led nowhere. */
  forget: (ownerId: string) => void;
  /** Forgets everything. */
  clear: () => void;
  /** Memory of the shops remembered, bytes. */
  readonly sizeBytes: number;
};

/**
 * Memory of all shops remembered, bytes: some 6,000 with few settings. Those asked for least recently make
 * room, so that shops asleep take none and a flood of invented hosts is bounded (rule tenants-2).
 */
const defaultMaxBytes = 32 * 1024 * 1024;
/** What a host takes besides its shop. */
const hostBytes = 400;

/** `shop` is undefined while it is read. */
type Known = { found: Promise<Shop | null>; shop: Shop | null | undefined; sizeBytes: number };

/** Finds the database of a tenant that may live in another one. */
export type ShopPlaces = {
  /**
   * Of a tenant that lives elsewhere, by a domain or `code:` with a shop's code; null for one that does not.
   */
  dbOfName: (name: string) => Db | null;
  dbOf: (tenantId: string) => Db;
};

/**
 * Makes the directory of a process.
 * @param places absent where all tenants live in one database
 */
export function createShopDirectory(
  db: Db,
  rules: HostRules,
  places?: ShopPlaces,
  maxBytes = defaultMaxBytes,
): ShopDirectory {
  const byHost = recentlyUsed<Known>(maxBytes, ({ sizeBytes }) => sizeBytes);
  return {
    find(header) {
      const host = hostName(header);
      const before = byHost.get(host);
      if (before) return before.found;
      const known: Known = {
        found: findShop(db, claimOf(host, rules), places),
        shop: undefined,
        sizeBytes: hostBytes + host.length,
      };
      byHost.set(host, known);
      const isForgotten = () => byHost.get(host) !== known;
      known.found.then(
        (shop) => {
          known.shop = shop;
          if (!shop || isForgotten()) return;
          known.sizeBytes += dataSize(shop);
          byHost.delete(host);
          byHost.set(host, known);
        },
        // The caller gets the error. Unhandled here, it would end the process.
        () => {
          if (!isForgotten()) byHost.delete(host);
        },
      );
      return known.found;
    },
    forget(ownerId) {
      // One that is being read may be older than the change.
      for (const [host, { shop }] of byHost.entries())
        if (!shop || shop.id === ownerId || shop.tenant.id === ownerId) byHost.delete(host);
    },
    clear: () => byHost.clear(),
    get sizeBytes() {
      return byHost.calculatedSize;
    },
  };
}

/** An office's host names its shop by the code alone: no domain that an owner wrote down counts there. */
function claimOf(host: string, rules: HostRules): HostClaim {
  const office = officeOf(host, rules.officeDomain);
  return office === null ? resolveHost(host, rules) : { domain: "", code: office || null };
}

async function findShop(db: Db, claim: HostClaim, places: ShopPlaces | undefined): Promise<Shop | null> {
  const at = places?.dbOfName(claim.domain) ?? db;
  const [exact] = await at
    .select({ shopId: shopDomains.shopId, tenantId: shopDomains.tenantId })
    .from(shopDomains)
    .where(eq(shopDomains.domain, claim.domain));
  if (exact) return readShop(places?.dbOf(exact.tenantId) ?? at, eq(shops.id, exact.shopId));
  if (!claim.code) return null;
  return readShop(places?.dbOfName(`code:${claim.code}`) ?? db, eq(shops.code, claim.code));
}

/** A shop that became a seller's own has no markets (rule markets-1). */
function settingsOf({ type, settings }: Pick<typeof shops.$inferSelect, "type" | "settings">) {
  const read = shopSettingsSchema.parse(settings);
  return hasMarkets(type) || read.markets.length === 0 ? read : { ...read, markets: [] };
}

/**
 * Reads one shop with its tenant and domains; settings saved by an older version are completed with today's
 * defaults. With the lookup of a host this is the directory: the only statement that finds a tenant instead
 * of being given one.
 */
export async function readShop(db: Db, where: SQL | undefined): Promise<Shop | null> {
  const [row] = await db
    .select({
      shop: shops,
      tenant: tenants,
      houseSellerId: sellers.id,
      isSellerActive: sql<boolean>`coalesce((select s.state = 'active' from sellers s
        where s.tenant_id = ${shops.tenantId} and s.id = ${shops.sellerId}), true)`,
      domains: sql<string[]>`array(select d.domain from shop_domains d
        where d.tenant_id = ${shops.tenantId} and d.shop_id = ${shops.id} order by d.is_primary desc, d.domain)`,
      secretNames: sql<SecretName[]>`array(select s.name from shop_secrets s
        where s.tenant_id = ${shops.tenantId} and s.shop_id = ${shops.id} order by s.name)`,
    })
    .from(shops)
    .innerJoin(tenants, eq(tenants.id, shops.tenantId))
    .innerJoin(sellers, and(eq(sellers.tenantId, shops.tenantId), sellers.isHouse))
    .where(where);
  if (!row) return null;
  const { createdAt: _created, updatedAt: _updated, tenantId: _tenant, ...shop } = row.shop;
  return {
    ...shop,
    tenant: { id: row.tenant.id, code: row.tenant.code, currency: row.tenant.currency },
    sellerId: shop.sellerId ?? row.houseSellerId,
    settings: settingsOf(shop),
    isSellerActive: row.isSellerActive,
    ...(row.tenant.suspendedAt && { suspendedWords: row.tenant.suspendedWords ?? "" }),
    secretNames: row.secretNames,
    domains: row.domains,
  };
}
