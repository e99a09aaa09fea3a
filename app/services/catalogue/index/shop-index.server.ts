// @public

import { setImmediate } from "node:timers/promises";
import type { Owners } from "~/models/shops/settings/owners";
import type { Shop } from "~/models/shops/shop";
import type { Db } from "../../platform/db/pool/open-pool.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { PriceSet } from "./engine/price-set.server";
import { buildIndex } from "./refresh/build-index.server";
import { fillGroupPrices } from "./refresh/fill-group-prices.server";
import { refreshCategories } from "./refresh/refresh-categories.server";
import { refreshProducts } from "./refresh/refresh-products.server";

/**
 * An index and a customer group's prices. Results of a stale index, which is being rebuilt, must not be
 * cached.
 */
export type FoundIndex = { index: CatalogueIndex; prices: PriceSet; isFresh: boolean };

/** What a shop's index needs. */
export type ShopIndexParts = {
  db: Db;
  owners: Owners;
  readShop: () => Promise<Shop | null>;
  /** Gets the tags of pages whose listings changed. */
  onChange: (tags: string[]) => void;
  onBuilt: (facts: { products: number; variations: number; sizeBytes: number; tookMs: number }) => void;
  onFault: (error: unknown) => void;
  /**
   * Whether it is one seller's part of a marketplace: of a thousand such parts few are visited, so changes
   * are applied at the next visit, and purge its pages at once.
   */
  isPart?: boolean;
};

/** Cache tag of everything in a category's listing except its cards. */
export const listingTag = (categoryId: number) => `listing:${categoryId}`;
/** Cache tag of all searches. */
export const catalogueTag = "catalogue";

/** Changed products that are read again at once. */
const refreshedAtOnce = 250;

/** A shop's index over its lifetime: built, updated change by change, rebuilt when that is cheaper. */
export class ShopIndex {
  #index: CatalogueIndex | null = null;
  #filters = "";
  /** Changes announced since the index's snapshot. */
  #pending = new Set<string>();
  #mustRebuild = true;
  /** Whether announced changes are missing in the index. */
  #isOld = true;
  #working: Promise<void> | null = null;

  constructor(private readonly parts: ShopIndexParts) {
    this.#work();
  }

  /** The owners of the changes it applies. */
  get owners(): Owners {
    return this.parts.owners;
  }

  /** Whether the index has the shop's current filter groups. */
  isFor(shop: Shop): boolean {
    return this.#index === null || this.#filters === JSON.stringify(shop.settings.catalogue.filters);
  }

  /** Its memory, bytes. */
  get sizeBytes(): number {
    return this.#index?.sizeBytes ?? 0;
  }

  /**
   * The index after all announced changes, with a customer group's prices. During a rebuild it is the old
   * one.
   * @param patienceMs how long to wait for the first index, or for the group's prices; null for no limit
   */
  async find(group: string | null, patienceMs: number | null): Promise<FoundIndex | null> {
    const work = this.#work();
    // A few changed products are read quickly; while everything is read the old index is used.
    if (!this.#index) await withPatience(work, patienceMs);
    else if (!this.#isOld) await work;
    const index = this.#index;
    if (!index) return null;
    if (!index.prices.find(group)) await withPatience(this.#fillPrices(index, group), patienceMs);
    const prices = index.prices.find(group);
    return prices ? { index, prices, isFresh: !this.#isOld } : null;
  }

  async #fillPrices(index: CatalogueIndex, group: string | null): Promise<void> {
    try {
      const shop = await this.parts.readShop();
      if (shop && group !== null) await fillGroupPrices({ db: this.parts.db, shop }, index, group);
    } catch (error) {
      this.parts.onFault(error);
    }
  }

  /** Applies changes (`product:12`, `category:3`, `shop`). */
  change(tags: readonly string[]): void {
    if (tags.includes("shop")) {
      this.rebuild();
      return;
    }
    for (const tag of tags) if (/^(product|category):\d+$/.test(tag)) this.#pending.add(tag);
    if (this.#pending.size > 0) this.#workOrWait();
  }

  /** Rebuilds it at the next visit. */
  distrust(): void {
    this.#mustRebuild = true;
    this.#isOld = true;
  }

  /** Rebuilds it; requests use the old one until then. */
  rebuild(): void {
    this.distrust();
    this.#workOrWait();
  }

  /** Purges the pages that show what it lists. */
  purgePages(): void {
    this.parts.onChange(["shop"]);
  }

  #workOrWait(): void {
    if (this.parts.isPart) this.purgePages();
    else this.#work();
  }

  #work(): Promise<void> {
    this.#working ??= this.#workOff()
      .catch(this.parts.onFault)
      .finally(() => {
        this.#working = null;
      });
    return this.#working;
  }

  async #workOff(): Promise<void> {
    while (this.#mustRebuild || this.#pending.size > 0) {
      const shop = await this.parts.readShop();
      if (!shop) return;
      try {
        if (this.#mustRebuild) await this.#build(shop);
        else await this.#refresh(shop);
      } catch (error) {
        // An interrupted build is discarded; the next visit starts again.
        this.#mustRebuild = true;
        this.#isOld = true;
        throw error;
      }
    }
    this.#isOld = false;
  }

  async #build(shop: Shop): Promise<void> {
    // Changes from here on may be missing in the snapshot, so they are applied afterwards.
    this.#mustRebuild = false;
    this.#pending.clear();
    const startedMs = performance.now();
    const index = await buildIndex({ db: this.parts.db, shop });
    // Otherwise visitors of these groups would have to wait for them.
    for (const group of this.#index?.prices.knownGroups ?? [])
      if (index.prices.groups.has(group)) await fillGroupPrices({ db: this.parts.db, shop }, index, group);
    this.#index = index;
    this.#filters = JSON.stringify(shop.settings.catalogue.filters);
    const counts = { products: index.products.count, variations: index.variations.count };
    const tookMs = Math.round(performance.now() - startedMs);
    this.parts.onBuilt({ ...counts, sizeBytes: index.sizeBytes, tookMs });
  }

  async #refresh(shop: Shop): Promise<void> {
    const index = this.#index;
    const tags = [...this.#pending];
    this.#pending.clear();
    if (!index) return;
    const idsOf = (kind: string) =>
      tags.flatMap((tag) => (tag.startsWith(`${kind}:`) ? [Number(tag.slice(kind.length + 1))] : []));
    const ctx = { db: this.parts.db, shop };
    const changed = new Set<number>();
    const categoryIds = idsOf("category");
    const productIds = idsOf("product");
    if (categoryIds.length > 0)
      for (const id of await refreshCategories(ctx, index, categoryIds)) changed.add(id);
    for (let from = 0; from < productIds.length && !this.#mustRebuild; from += refreshedAtOnce) {
      // Requests are answered between two parts of a bulk change.
      if (from > 0) await setImmediate();
      const refreshed = await refreshProducts(ctx, index, productIds.slice(from, from + refreshedAtOnce));
      for (const id of refreshed.categoryIds) changed.add(id);
      if (refreshed.needsRebuild) this.rebuild();
    }
    if (changed.size > 0) this.parts.onChange([...[...changed].map(listingTag), catalogueTag]);
  }
}

async function withPatience(work: Promise<void>, patienceMs: number | null): Promise<void> {
  if (patienceMs === null) return work;
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([work, enough]);
  clearTimeout(timer);
}
