// @public

import type { Db } from "../../platform/db/pool/open-pool.server";
import type { Log } from "../../platform/log/log.server";

/** How long a count waits to be written with others, ms. */
const waitMs = 2_000;

export type CountedShop = { tenantId: string; shopId: string; code: string };

/** Where counts are written, and who hears that they could not be. */
export type CountParts = { db: Db; dbOf?: ((tenantId: string) => Db) | undefined; log: Log };

type Counting<Count> = {
  /** Most different keys of a shop that wait. */
  maxWaiting: number;
  /** Logged with the shop when its counts could not be written. */
  failure: string;
  write: (db: Db, shop: CountedShop, counts: readonly Count[]) => Promise<void>;
};

/**
 * Counts of shops that wait in memory and are written together, so that an answer waits for none and a flood
 * of made-up keys costs one statement at a time.
 */
export class BufferedCounts<Count> {
  #shops = new Map<string, { shop: CountedShop; counts: Map<string, Count> }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly parts: CountParts,
    private readonly counting: Counting<Count>,
  ) {}

  /**
   * Counts for a shop; one key too many is not counted.
   * @param next what waits under the key from now on; null leaves it as it is
   */
  add(shop: CountedShop, key: string, next: (known: Count | undefined) => Count | null): void {
    const waiting = this.#shops.get(shop.shopId) ?? { shop, counts: new Map<string, Count>() };
    this.#shops.set(shop.shopId, waiting);
    const known = waiting.counts.get(key);
    if (known === undefined && waiting.counts.size >= this.counting.maxWaiting) return;
    const count = next(known);
    if (count === null) return;
    waiting.counts.set(key, count);
    this.#timer ??= setTimeout(() => void this.flush(), waitMs).unref();
  }

  /** Writes what waits. What cannot be written is logged and forgotten. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = [...this.#shops.values()];
    this.#shops = new Map();
    const { db, dbOf, log } = this.parts;
    for (const { shop, counts } of waiting)
      try {
        await this.counting.write(dbOf?.(shop.tenantId) ?? db, shop, [...counts.values()]);
      } catch (error) {
        log.error(this.counting.failure, { shop: shop.code, error });
      }
  }
}
