import type { FilterGroup } from "~/models/catalogue/filter-group";
import { AppError } from "~/models/platform/error/app-error";
import { clearBit, hasBit, setBit } from "./index/bits.server";
import { CategoryColumn } from "./index/category-column.server";
import type { CategoryTree } from "./index/category-tree.server";
import type { CountingEngine } from "./index/counting-engine.server";
import { findApart } from "./index/find-apart.server";
import { firstNotBelow } from "./index/first-not-below.server";
import { IdPlaces } from "./index/id-places.server";
import { IndexPrices } from "./index/index-prices.server";
import {
  type AttributeColumn,
  type IndexRoom,
  ProductTable,
  VariationTable,
} from "./index/index-tables.server";
import { KeptSelections } from "./index/kept-selections.server";
import { KeptWords } from "./index/kept-words.server";
import { Arena } from "./index/kernel-memory.server";
import { ProductWords } from "./index/product-words.server";
import { RecentlyUsed } from "./index/recently-used.server";
import type { ListingResult } from "./listing-query.server";

/** Bytes for cached selections: about forty at a million products, all of them at a thousand. */
const keptSelectionBytes = 8_000_000;
/** Bytes for the cached results of frequent words. */
const keptWordBytes = 4_000_000;
const keptListings = 300;

/**
 * A shop's listing data in columns of small integers (docs/decisions/0008-catalogue-index.md). It contains no
 * product names and no hidden prices: cards are read from the database by the ids it returns.
 */
export class CatalogueIndex {
  /** The memory of its columns. */
  readonly arena: Arena;
  readonly products: ProductTable;
  readonly variations: VariationTable;
  readonly prices: IndexPrices;
  attributes: AttributeColumn[] = [];
  /** Filter groups in the order of addresses. */
  groups: FilterGroup[] = [];
  /** The categories of products. */
  readonly categories: CategoryColumn;
  tree: CategoryTree;
  /** Gap between the keys of neighbouring names. */
  nameStep = 1;
  /** Cached selections of categories and single filter values; every change empties it. */
  readonly selections = new KeptSelections(keptSelectionBytes);
  /** The words of products, by which searches find them. */
  readonly productWords: ProductWords;
  /** Results of keywords' terms. */
  readonly words = new KeptWords(keptWordBytes);
  /** Cached results of listings; every change empties it. */
  readonly listings = new RecentlyUsed<ListingResult>(keptListings, () => 1);
  /** Variations in the order of their products lie below. */
  #sortedVariations = 0;
  readonly #slots: IdPlaces;
  #isReleased = false;
  /** Places of variations rewritten after the index was built, by slot. */
  readonly #moved = new Map<number, number[]>();

  constructor(
    tree: CategoryTree,
    /** Its capacity; it grows. */
    readonly room: IndexRoom,
    readonly engine: CountingEngine,
  ) {
    this.arena = new Arena(engine.memory);
    this.tree = tree;
    this.arena.diesWith(this);
    this.products = new ProductTable(this.arena, room.products);
    this.variations = new VariationTable(this.arena, room.variations);
    this.prices = new IndexPrices(this.arena, engine.memory, room);
    this.categories = new CategoryColumn(this.arena, room.products);
    this.#slots = new IdPlaces(this.arena, this.products.ids);
    this.productWords = new ProductWords((rank) => this.slotOfRank(rank));
  }

  /** Marks all products as added; from then on they are found by id. Run the generator to its end. */
  finishProducts(): Generator<void> {
    return this.#slots.take(this.products.count);
  }

  /** Marks all variations as added, in the order of their products' slots. */
  finishVariations(): void {
    this.#sortedVariations = this.variations.count;
  }

  /**
   * Computes what lets queries skip most places (see {@link CodeZones}, {@link findApart}) after everything was
   * written. Run the generator to its end.
   */
  *findShortcuts(): Generator<void> {
    const { products, variations } = this.counts;
    yield* findApart(this);
    this.categories.findZones(products);
    const { owners } = this.variations;
    for (const { ofProducts, ofVariations, bitsOfProducts, bitsOfVariations } of this.attributes) {
      yield;
      yield* bitsOfProducts.settle(products, (slot) => ofProducts.get(slot));
      yield* bitsOfVariations.settle(variations, (place) =>
        ofVariations ? ofVariations.get(place) : ofProducts.get(owners[place] as number),
      );
    }
  }

  /** The slot of a product; undefined if the index never contained it. */
  slotOf(id: number): number | undefined {
    return this.#slots.find(id);
  }

  /** The place of a product's id among those the index was built with; undefined for one added later. */
  rankOf(id: number): number | undefined {
    return this.#slots.rankOf(id);
  }

  /** The slot of the product whose id is at a place. */
  slotOfRank(rank: number): number {
    return this.#slots.slotOfRank(rank);
  }

  /** A new slot for a product added after the index was built. */
  addLater(id: number): number {
    const slot = this.products.add();
    this.products.ids.set(slot, id);
    this.#slots.add(id, slot);
    return slot;
  }

  /** The places of a product's variations, in its order. */
  variationsOf(slot: number): number[] {
    const moved = this.#moved.get(slot);
    if (moved) return moved;
    const places: number[] = [];
    const { owners, live } = this.variations;
    const end = this.#sortedVariations;
    for (let at = firstNotBelow(owners, slot, end); at < end && owners[at] === slot; at++)
      if (hasBit(live, at)) places.push(at);
    return places;
  }

  /**
   * Reserves places for `count` variations of a product, side by side: the old ones if they suffice, else at the
   * end.
   */
  placeVariations(slot: number, count: number): number[] {
    const old = this.variationsOf(slot);
    if (old.length === count) return old;
    for (const place of old) clearBit(this.variations.live, place);
    const places = Array.from({ length: count }, () => this.variations.add(slot));
    for (const place of places) setBit(this.variations.live, place);
    this.#moved.set(slot, places);
    return places;
  }

  /** Releases the memory of a replaced index. It accepts no queries afterwards, because the memory may be reused. */
  release(): void {
    this.#isReleased = true;
    this.arena.giveAll();
    this.prices.release();
  }

  /**
   * Begins a query and reuses the previous one's working memory. Returns its number.
   * @throws AppError `unavailable` if the index was released while the caller waited
   */
  beginQuery(): number {
    if (this.#isReleased) throw new AppError("unavailable", "Please try again in a moment.");
    return this.engine.beginQuery();
  }

  /** Empties every cache. */
  forgetAnswers(): void {
    this.selections.clear();
    this.listings.clear();
  }

  /** Its capacity for products and variations. */
  get counts(): { products: number; variations: number } {
    return { products: this.products.count, variations: this.variations.count };
  }

  /** Memory of columns and caches, bytes. */
  get sizeBytes(): number {
    const caches = this.selections.sizeBytes + this.words.sizeBytes;
    return this.arena.bytes + this.prices.sizeBytes + this.productWords.sizeBytes + caches;
  }
}
