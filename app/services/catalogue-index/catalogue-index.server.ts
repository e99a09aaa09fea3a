import { AppError } from "~/models/error/app-error";
import type { FilterGroup } from "~/models/filter-path/filter-group";
import { clearBit, hasBit, setBit } from "./bits.server";
import { CategoryColumn } from "./category-column.server";
import type { CategoryTree } from "./category-tree.server";
import type { CountingEngine } from "./counting-engine.server";
import { findApart } from "./find-apart.server";
import { firstNotBelow } from "./first-not-below.server";
import { IdPlaces } from "./id-places.server";
import { IndexPrices } from "./index-prices.server";
import { type AttributeColumn, type IndexRoom, ProductTable, VariationTable } from "./index-tables.server";
import { KeptSelections } from "./kept-selections.server";
import { KeptWords } from "./kept-words.server";
import { Arena } from "./kernel-memory.server";
import type { ListingResult } from "./listing-query.server";
import { RecentlyUsed } from "./recently-used.server";

/** Bytes of selections that are kept ready: some forty at a million products, all of them at a thousand. */
const keptSelectionBytes = 8_000_000;
/** Bytes of what frequent words find. */
const keptWordBytes = 4_000_000;
const keptListings = 300;

/**
 * Everything a listing needs of one shop, in columns of small integers (docs/decisions/0008-catalogue-index.md). It
 * holds no names of products and no hidden prices: cards are read from the database by the ids it answers.
 */
export class CatalogueIndex {
  /** The memory of its columns. */
  readonly arena: Arena;
  readonly products: ProductTable;
  readonly variations: VariationTable;
  readonly prices: IndexPrices;
  attributes: AttributeColumn[] = [];
  /** Groups offered, in the order of addresses. */
  groups: FilterGroup[] = [];
  /** The categories products stand in. */
  readonly categories: CategoryColumn;
  tree: CategoryTree;
  /** Room between the keys of two neighbouring names. */
  nameStep = 1;
  /** Selections of categories and of single values of filters; every change empties it. */
  readonly selections = new KeptSelections(keptSelectionBytes);
  /** What parts of keywords find. */
  readonly words = new KeptWords(keptWordBytes);
  /** Whole answers of listings; every change empties it. */
  readonly listings = new RecentlyUsed<ListingResult>(keptListings, () => 1);
  /** Variations in the order of their products lie below. */
  #sortedVariations = 0;
  readonly #slots: IdPlaces;
  #isReleased = false;
  /** Places of variations that were written anew after the index was built, by slot. */
  readonly #moved = new Map<number, number[]>();

  constructor(
    tree: CategoryTree,
    /** What it is made for; it grows. */
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
  }

  /** Says that all products were added: from here on they are found by their ids. To be run to its end, step by step. */
  finishProducts(): Generator<void> {
    return this.#slots.take(this.products.count);
  }

  /** Says that all variations were added, in the order of their products' slots. */
  finishVariations(): void {
    this.#sortedVariations = this.variations.count;
  }

  /**
   * Finds out what lets queries pass over most places (see {@link CodeZones}, {@link findApart}), after everything was
   * written. To be run to its end, step by step.
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

  /** The slot of a product; undefined when the index never had it. */
  slotOf(id: number): number | undefined {
    return this.#slots.find(id);
  }

  /** A new slot for a product that came after the index was built. */
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

  /** Room for `count` variations of a product, side by side: where they were when that many fit, else at the end. */
  placeVariations(slot: number, count: number): number[] {
    const old = this.variationsOf(slot);
    if (old.length === count) return old;
    for (const place of old) clearBit(this.variations.live, place);
    const places = Array.from({ length: count }, () => this.variations.add(slot));
    for (const place of places) setBit(this.variations.live, place);
    this.#moved.set(slot, places);
    return places;
  }

  /**
   * Gives its memory back, for an index that another one has taken the place of. It takes no query from then on: what
   * that would read is others' by then.
   */
  release(): void {
    this.#isReleased = true;
    this.arena.giveAll();
    this.prices.release();
  }

  /**
   * Begins a query: what the one before worked with is free from here on. Answers its number.
   * @throws AppError `unavailable` once its memory was given back, while the caller waited for something else
   */
  beginQuery(): number {
    if (this.#isReleased) throw new AppError("unavailable", "Please try again in a moment.");
    return this.engine.beginQuery();
  }

  /** Forgets every prepared answer. */
  forgetAnswers(): void {
    this.selections.clear();
    this.listings.clear();
  }

  /** How many products and variations it has room for. */
  get counts(): { products: number; variations: number } {
    return { products: this.products.count, variations: this.variations.count };
  }

  /** Memory of the columns and of what is kept ready, bytes. */
  get sizeBytes(): number {
    return this.arena.bytes + this.prices.sizeBytes + this.selections.sizeBytes + this.words.sizeBytes;
  }
}
