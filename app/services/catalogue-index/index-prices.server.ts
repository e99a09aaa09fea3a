import type { Minor } from "~/models/money/money";
import type { IndexRoom } from "./index-tables.server";
import { Arena, type KernelMemory } from "./kernel-memory.server";
import { PriceKeys } from "./price-keys.server";
import { PriceSet } from "./price-set.server";
import { RecentlyUsed } from "./recently-used.server";

/** Bytes of the prices of customer groups: some ten groups at a million products, all of them at a thousand. */
const groupBytes = 80_000_000;

/**
 * The prices of an index: those of everybody, and those of each customer group that has prices of its own and asked for
 * them, as far as there is room.
 */
export class IndexPrices {
  /** What is found by visitors whose group has no prices of its own. */
  readonly ofAll: PriceSet;
  /** Groups that have prices of their own for some product. One that has none any more stays until the next build. */
  readonly groups = new Set<string>();
  readonly #keys = new PriceKeys((keyOf) => {
    for (const set of this.sets()) set.move(keyOf);
  });
  readonly #ofGroups = new RecentlyUsed<PriceSet>(groupBytes, ({ arena }) => arena.bytes);
  /** Sets that are being filled. */
  readonly #filling = new Map<string, { set: PriceSet; changed: Set<number>; done: Promise<void> }>();

  constructor(
    arena: Arena,
    private readonly memory: KernelMemory,
    room: IndexRoom,
  ) {
    this.ofAll = new PriceSet(arena, room, null);
  }

  /** The prices a group finds products by; undefined when they are not there yet. */
  find(group: string | null): PriceSet | undefined {
    return group === null || !this.groups.has(group) ? this.ofAll : this.#ofGroups.find(group);
  }

  /** All sets, those that are being filled included: a change is written into each. */
  *sets(): Iterable<PriceSet> {
    yield this.ofAll;
    yield* this.#ofGroups.all();
    for (const { set } of this.#filling.values()) yield set;
  }

  /** The groups whose prices are there. */
  get knownGroups(): string[] {
    return [...this.#ofGroups.all()].flatMap(({ group }) => group ?? []);
  }

  /** The key of a price. */
  keyOf(minor: Minor): number {
    return this.#keys.keyOf(minor);
  }

  /** The keys of a range of prices, hidden ones left out. */
  keysBetween(fromMinor: Minor | null, toMinor: Minor | null): { from: number; to: number } {
    const from = this.#keys.firstFrom(Math.max(1, fromMinor ?? 1));
    return { from, to: toMinor === null ? 0xffffffff : this.#keys.lastUpTo(toMinor) };
  }

  /** The price of a key. */
  amountOf(key: number): Minor {
    return this.#keys.amountOf(key);
  }

  /** Says that a product was written anew: what is being filled must not take it from before. */
  noteChanged(slot: number): void {
    for (const { changed } of this.#filling.values()) changed.add(slot);
  }

  /**
   * Fills the prices of a group, beginning with those of everybody. What changes meanwhile is written into them, too.
   * @param fill writes what differs, but not of slots that changed meanwhile
   */
  fill(group: string, fill: (set: PriceSet, changed: ReadonlySet<number>) => Promise<void>): Promise<void> {
    const known = this.#filling.get(group);
    if (known) return known.done;
    const arena = new Arena(this.memory);
    const set = new PriceSet(arena, this.ofAll.room, group);
    arena.diesWith(set);
    set.copy(this.ofAll);
    const changed = new Set<number>();
    const done = fill(set, changed)
      .then(() => void this.#ofGroups.put(group, set))
      .finally(() => this.#filling.delete(group));
    this.#filling.set(group, { set, changed, done });
    return done;
  }

  /** Gives the memory of groups' prices back. */
  release(): void {
    for (const { arena } of this.#ofGroups.all()) arena.giveAll();
    this.#ofGroups.clear();
  }

  /** Memory of groups' prices, bytes. */
  get sizeBytes(): number {
    return this.#ofGroups.size;
  }
}
