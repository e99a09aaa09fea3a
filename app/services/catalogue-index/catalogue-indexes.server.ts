import { eq } from "drizzle-orm";
import { ownersOf } from "~/models/shop/owners";
import type { Shop } from "~/models/shop/shop";
import type { ChangeMessage } from "../db/announce-change.server";
import type { Db } from "../db/open-pool.server";
import { shops } from "../db/schema";
import type { Log } from "../http/log.server";
import { readShop } from "../shop/shop-directory.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import { CountingEngine } from "./counting-engine.server";
import type { PriceSet } from "./price-set.server";
import { ShopIndex } from "./shop-index.server";

/** How long a listing waits for an index that is being built, before the database answers instead. */
const briefMs = 1000;
/** Memory of all indexes of a process, bytes; beyond it the shop not visited for longest gives way. */
const maxBytes = 512 * 1024 * 1024;

/**
 * An index to answer from, with the prices of a customer group. An old one is being built anew: what it answers must not
 * be kept.
 */
export type FoundIndex = { index: CatalogueIndex; prices: PriceSet; isFresh: boolean };

/** What the indexes of a process are made of. `onChange` hears which pages show something else now. */
export type CatalogueIndexesParts = {
  db: Db;
  log: Log;
  onChange: (shopId: string, tags: string[]) => void;
};

/** The catalogue indexes of a process, one a shop, built when a shop is first visited and kept up to date. */
export class CatalogueIndexes {
  readonly #shops = new Map<string, ShopIndex>();
  /** What they count with, and where their columns are. */
  readonly engine = new CountingEngine();

  constructor(private readonly parts: CatalogueIndexesParts) {}

  /**
   * The index of a shop. The first visit starts building it.
   * @param patience how long to wait for it: a moment, or as long as it takes
   * @param group code of the customer group whose prices are looked at; null for none
   * @returns null when it is not there yet, or cannot be built
   */
  async find(
    shop: Shop,
    patience: "brief" | "until-built",
    group: string | null = null,
  ): Promise<FoundIndex | null> {
    const own = this.#shops.get(shop.id) ?? this.#open(shop);
    // The last visited stands last.
    this.#shops.delete(shop.id);
    this.#shops.set(shop.id, own);
    if (!own.isFor(shop)) own.rebuild();
    const found = await own.find(group, patience === "brief" ? briefMs : null);
    if (group !== null) this.#makeRoom(own);
    return found;
  }

  /** Takes in a change of a shop or of a tenant, or, with null, that changes may have been missed. */
  change(change: ChangeMessage | null): void {
    for (const own of this.#shops.values())
      if (!change) own.rebuild();
      else if (own.owners.includes(change.ownerId)) own.change(change.tags);
  }

  /** Lets go of all indexes; what is under way ends by itself. */
  close(): void {
    this.#shops.clear();
    this.engine.jobs.end();
  }

  #open(shop: Shop): ShopIndex {
    const { db, log, onChange } = this.parts;
    const own = new ShopIndex({
      db,
      engine: this.engine,
      owners: ownersOf(shop),
      readShop: () => readShop(db, eq(shops.id, shop.id)),
      onChange: (tags) => onChange(shop.id, tags),
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
    for (const [shopId, own] of this.#shops) {
      if (size <= maxBytes) return;
      if (own === newest) continue;
      size -= own.sizeBytes;
      own.retire();
      this.#shops.delete(shopId);
      // Without an index nothing purges the pages of this shop when a listing changes.
      this.parts.onChange(shopId, ["shop"]);
    }
  }
}
