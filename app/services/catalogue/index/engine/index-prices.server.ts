import { recentlyUsed } from "../../../platform/cache/recently-used.server";
import { PriceSet } from "./price-set.server";

/** Bytes for customer groups' prices: about ten groups at a million products, all of them at a thousand. */
const groupBytes = 80_000_000;

/**
 * The prices of an index: the general ones, and those of customer groups that have their own prices and were
 * requested, as far as memory allows.
 */
export class IndexPrices {
  /** The prices for visitors whose group has none of its own. */
  readonly ofAll = new PriceSet(null);
  /**
   * Groups with their own price for some product. A group that lost its last one stays until the next build.
   */
  readonly groups = new Set<string>();
  readonly #ofGroups = recentlyUsed<PriceSet>(groupBytes, ({ sizeBytes }) => sizeBytes);
  /** Price sets being filled. */
  readonly #filling = new Map<string, { set: PriceSet; changed: Set<number>; done: Promise<void> }>();

  /** The prices of a group; undefined if they are not ready. */
  find(group: string | null): PriceSet | undefined {
    return group === null || !this.groups.has(group) ? this.ofAll : this.#ofGroups.get(group);
  }

  /** All price sets, including those being filled, since a change is written into each. */
  *sets(): Iterable<PriceSet> {
    yield this.ofAll;
    yield* this.#ofGroups.values();
    for (const { set } of this.#filling.values()) yield set;
  }

  /** The groups whose prices are there. */
  get knownGroups(): string[] {
    return [...this.#ofGroups.keys()];
  }

  /** Records that a product was rewritten, so that fills in progress do not overwrite it with old data. */
  noteChanged(rowId: number): void {
    for (const { changed } of this.#filling.values()) changed.add(rowId);
  }

  /**
   * Fills a group's prices, starting from the general ones. Changes made meanwhile are written into them,
   * too.
   * @param fill writes the differences, except for rows that changed meanwhile
   */
  fill(group: string, fill: (set: PriceSet, changed: ReadonlySet<number>) => Promise<void>): Promise<void> {
    const known = this.#filling.get(group);
    if (known) return known.done;
    const set = this.ofAll.copyFor(group);
    const changed = new Set<number>();
    const done = fill(set, changed)
      .then(() => void this.#ofGroups.set(group, set))
      .finally(() => this.#filling.delete(group));
    this.#filling.set(group, { set, changed, done });
    return done;
  }

  /** Memory of groups' prices, bytes. */
  get groupBytes(): number {
    return this.#ofGroups.calculatedSize;
  }
}
