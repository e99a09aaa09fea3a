// @public

import { eq } from "drizzle-orm";
import { shopIn } from "~/models/shops/locales/locale";
import { ownersOf } from "~/models/shops/settings/owners";
import type { Shop } from "~/models/shops/shop";
import { languageRead } from "~/models/shops/translations/language-read";
import { shops } from "~/tables/shops/shops";
import type { Db } from "../../platform/db/pool/open-pool.server";
import type { Log } from "../../platform/log/log.server";
import type { OwnerChange } from "../../shops/changes/announce-change.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { type FoundIndex, ShopIndex } from "./shop-index.server";

declare module "../../shops/context/request-context.server" {
  interface ProcessServices {
    /** The catalogue indexes of this process. */
    catalogue: CatalogueIndexes;
  }
}

/** How long a listing waits for an index under construction before the database answers instead. */
const briefMs = 1000;
/** Memory for all indexes of a process that serves alone, bytes. */
const maxBytes = 512 * 1024 * 1024;
/** With less than this a process would build the indexes of its shops again and again, bytes. */
const leastBytes = 128 * 1024 * 1024;

/**
 * A shop whose index is wanted. Of a marketplace also one seller's part of its catalogue: the shop as if it
 * were that seller's, with `part` as the tag of the pages that show it.
 */
export type IndexedShop = Shop & { part?: string };

/**
 * What the indexes of a process need. `onChange` gets the tags of changed pages. Several `processes` of a
 * server divide the memory; beyond its part the least recently visited shop's index is released.
 */
export type CatalogueIndexesParts = {
  db: Db;
  /** The database of a tenant; absent where all live in `db`. */
  dbOf?: ((tenantId: string) => Db) | undefined;
  log: Log;
  onChange: (shopId: string, tags: string[]) => void;
  processes?: number;
};

/**
 * The catalogue indexes of a process, one per shop and visited seller of a marketplace, built on the first
 * visit and kept up to date.
 */
export class CatalogueIndexes {
  readonly #shops = new Map<string, ShopIndex>();

  constructor(private readonly parts: CatalogueIndexesParts) {}

  /**
   * The index of a shop. The first visit starts building it.
   * @param patience how long to wait for it: briefly, or until it is ready
   * @param group code of the customer group whose prices are needed; null for none
   * @returns null if it is not ready, or cannot be built
   */
  async find(
    shop: IndexedShop,
    patience: "brief" | "until-built",
    group: string | null = null,
  ): Promise<FoundIndex | null> {
    const key = keyOf(shop);
    const own = this.#shops.get(key) ?? this.#open(shop);
    // The most recently visited comes last.
    this.#shops.delete(key);
    this.#shops.set(key, own);
    if (!own.isFor(shop)) own.rebuild();
    const found = await own.find(group, patience === "brief" ? briefMs : null);
    if (group !== null) this.#makeRoom(own);
    return found;
  }

  /**
   * Applies a change of a shop or tenant. With null changes may have been missed: every index is old until
   * its shop is visited (rule tenants-3), for all of them at once would keep the database busy for shops
   * asleep.
   */
  change(change: OwnerChange | null): void {
    for (const own of this.#shops.values())
      if (!change) own.distrust();
      else if (own.owners.includes(change.ownerId)) own.change(change.tags);
  }

  /** Releases all indexes; running builds end by themselves. */
  close(): void {
    this.#shops.clear();
  }

  #open({ id, part, type, sellerId, ...shop }: IndexedShop): ShopIndex {
    const language = languageRead(shop);
    const market = shop.market?.code ?? null;
    const { db, dbOf = () => db, log, onChange } = this.parts;
    const readOwn = async () => {
      const read = await readShop(dbOf(shop.tenant.id), eq(shops.id, id));
      const own = read && shopIn(read, language, market);
      return own && part ? { ...own, type, sellerId } : own;
    };
    const own = new ShopIndex({
      get db() {
        return dbOf(shop.tenant.id);
      },
      owners: ownersOf({ id, tenant: shop.tenant }),
      readShop: readOwn,
      onChange: (tags) => onChange(id, part ? [part] : tags),
      isPart: part !== undefined,
      onBuilt: (facts) => {
        log.info("catalogue index built", { shop: shop.code, ...facts });
        this.#makeRoom(own);
      },
      onFault: (error) => log.error("catalogue index failed", { shop: shop.code, error }),
    });
    return own;
  }

  #makeRoom(newest: ShopIndex): void {
    let size = [...this.#shops.values()].reduce((sum, own) => sum + own.sizeBytes, 0);
    const most = Math.max(leastBytes, maxBytes / (this.parts.processes ?? 1));
    for (const [key, own] of this.#shops) {
      if (size <= most) return;
      if (own === newest) continue;
      size -= own.sizeBytes;
      this.#shops.delete(key);
      // Without an index none of its listing pages are purged when a listing changes.
      own.purgePages();
    }
  }
}

/** A further language has an index of its own: its words and their order; a further market for its prices. */
const keyOf = (shop: IndexedShop) =>
  `${shop.id} ${shop.part ?? ""} ${languageRead(shop) ?? ""} ${shop.market?.code ?? ""}`;
