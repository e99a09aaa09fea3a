import type { FilterGroup } from "~/models/filter-path/filter-group";
import { clearBit, hasBit, setBit } from "./bits.server";
import { CategoryColumn } from "./category-column.server";
import type { CategoryTree } from "./category-tree.server";
import { firstNotBelow } from "./first-not-below.server";
import { type AttributeColumn, ProductTable, VariationTable } from "./index-tables.server";
import { KeptSelections } from "./kept-selections.server";
import { KeptWords } from "./kept-words.server";
import type { ListingResult } from "./listing-query.server";
import { RecentlyUsed } from "./recently-used.server";

/** Bytes of selections that are kept ready: about a hundred at a million products, all of them at a thousand. */
const keptSelectionBytes = 16_000_000;
/** Bytes of what frequent words find. */
const keptWordBytes = 4_000_000;
const keptListings = 300;

/**
 * Everything a listing needs of one shop, in columns of small integers (docs/decisions/0008-catalogue-index.md). It
 * holds no names of products and no hidden prices: cards are read from the database by the ids it answers.
 */
export class CatalogueIndex {
  readonly products: ProductTable;
  readonly variations: VariationTable;
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
  /** Products in the order of their ids lie below; those that came later are found by `#later`. */
  #sortedCount = 0;
  #sortedVariations = 0;
  readonly #later = new Map<number, number>();
  /** Places of variations that were written anew after the index was built, by slot. */
  readonly #moved = new Map<number, number[]>();

  constructor(tree: CategoryTree, productRoom: number, variationRoom: number) {
    this.tree = tree;
    this.products = new ProductTable(productRoom);
    this.variations = new VariationTable(variationRoom);
    this.categories = new CategoryColumn(productRoom);
  }

  /** Says that all products and variations so far were added in the order of ids and owners. */
  finishSorted(): void {
    this.#sortedCount = this.products.count;
    this.#sortedVariations = this.variations.count;
  }

  /** The slot of a product; undefined when the index never had it. */
  slotOf(id: number): number | undefined {
    const end = this.#sortedCount || this.products.count;
    const at = firstNotBelow(this.products.ids, id, end);
    return at < end && this.products.ids[at] === id ? at : this.#later.get(id);
  }

  /** A new slot for a product that came after the index was built. */
  addLater(id: number): number {
    const slot = this.products.add();
    this.products.ids[slot] = id;
    this.#later.set(id, slot);
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
    const places = Array.from({ length: count }, () => this.variations.add());
    for (const place of places) {
      this.variations.owners[place] = slot;
      setBit(this.variations.live, place);
    }
    this.#moved.set(slot, places);
    return places;
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
    const attributes = this.attributes.reduce(
      (sum, { ofProducts, ofVariations }) =>
        sum + ofProducts.codes.byteLength + (ofVariations?.codes.byteLength ?? 0),
      0,
    );
    const columns = attributes + this.categories.codes.byteLength;
    return (
      this.products.sizeBytes +
      this.variations.sizeBytes +
      columns +
      this.selections.sizeBytes +
      this.words.sizeBytes
    );
  }
}
